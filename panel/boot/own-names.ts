import type { Payload } from 'payload';

/** Removes the table's prototype: with it `constructor` is a collection without config, at which Payload throws. */
export function keepOwnNames({ collections }: Payload): void {
  Object.setPrototypeOf(collections, null);
}
