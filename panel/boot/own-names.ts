import type { Payload } from 'payload';

/**
 * Payload looks a name of a request up in its table of collections. Without a prototype the table has its own names alone: with
 * one, `constructor` is a collection without a config, at which Payload's handler of errors itself throws.
 */
export function keepOwnNames({ collections }: Payload): void {
  Object.setPrototypeOf(collections, null);
}
