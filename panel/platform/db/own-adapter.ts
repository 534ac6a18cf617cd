import type { BaseDatabaseAdapter } from 'payload';
import { withAfterCommit } from './after-commit.ts';
import { type DatabaseClient, setClient } from './client.ts';
import { withNarrowSaves } from './narrow-saves.ts';

/** Payload's adapter as the panel uses it: the one place where calls of its documented interface are wrapped. */
export function ownAdapter<Adapter extends BaseDatabaseAdapter>(
  adapter: Adapter,
  door: DatabaseClient,
): Adapter {
  setClient(adapter, door);
  // the same object: an adapter calls itself
  return Object.assign(adapter, withNarrowSaves(adapter), withAfterCommit(adapter));
}
