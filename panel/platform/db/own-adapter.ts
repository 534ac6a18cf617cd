import { Column, getTableColumns, is, Table } from 'drizzle-orm';
import type { BaseDatabaseAdapter } from 'payload';
import { withAfterCommit } from './after-commit.ts';
import { type DatabaseClient, EPOCH, readMoment, setClient } from './client.ts';
import { withNarrowSaves } from './narrow-saves.ts';

type Schema = {
  rawTables: Record<string, { columns: Record<string, { type: string }> }>;
  tables: Record<string, unknown>;
};

/** The end of something's time on the site, in its history too: one that cannot be read has come. */
const HIDES = /(?:^|_)hide_at$/;

/**
 * A stored date that is none is read as empty. Payload fails at it, and with one entry so did every list and every
 * save of its collection.
 */
function readDatesTolerantly({ rawTables, tables }: Schema): void {
  for (const [name, { columns }] of Object.entries(rawTables)) {
    const { [name]: table } = tables;
    if (!is(table, Table)) continue;
    for (const [key, column] of Object.entries(getTableColumns(table))) {
      if (columns[key]?.type !== 'timestamp' || !is(column, Column)) continue;
      const read = column.mapFromDriverValue.bind(column);
      column.mapFromDriverValue = (value) => {
        const stored = read(value);
        if (typeof stored !== 'string' || readMoment(stored) !== null) return stored;
        return HIDES.test(key) ? EPOCH : null;
      };
    }
  }
}

/** Payload's adapter as the panel uses it: the one place where calls of its documented interface are wrapped. */
export function ownAdapter<Adapter extends BaseDatabaseAdapter & Schema>(
  adapter: Adapter,
  client: DatabaseClient,
): Adapter {
  setClient(adapter, client);
  const init = adapter.init?.bind(adapter);
  adapter.init = async () => {
    await init?.();
    readDatesTolerantly(adapter);
  };
  // the same object: an adapter calls itself
  return Object.assign(adapter, withNarrowSaves(adapter), withAfterCommit(adapter));
}
