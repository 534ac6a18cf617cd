import type { BaseDatabaseAdapter } from 'payload';
import { withAfterCommit } from './after-commit.ts';
import { type DatabaseClient, setClient } from './client.ts';
import { withNarrowSaves } from './narrow-saves.ts';

/** Payload's adapter as the panel uses it: the one place where calls of its documented interface are wrapped. */
export function ownAdapter<Adapter extends BaseDatabaseAdapter>(
  adapter: Adapter,
  client: DatabaseClient,
): Adapter {
  setClient(adapter, client);
  // the same object: an adapter calls itself
  return Object.assign(adapter, withNarrowSaves(adapter), withAfterCommit(adapter));
}
