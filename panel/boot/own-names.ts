import type { Payload } from 'payload';

/**
 * Removes the prototype of Payload's table of collections: with it, `constructor` is a collection without a config,
 * at which Payload's handler of errors itself throws.
 */
export function keepOwnNames({ collections }: Payload): void {
  Object.setPrototypeOf(collections, null);
}
