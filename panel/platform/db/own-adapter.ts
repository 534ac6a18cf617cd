import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@passarela/contract/is-record';
import { Column, getTableColumns, is, type SQL, sql, Table } from 'drizzle-orm';
import type { BaseDatabaseAdapter, CollectionBeforeChangeHook, RequestContext } from 'payload';
import { withAfterCommit } from './after-commit.ts';
import { type DatabaseClient, EPOCH, readMoment, setClient } from './client.ts';

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

type Compare = (column: Column, value: string) => SQL;
type Operators = Record<'contains' | 'like' | 'not_like', Compare>;

/** The words of a pattern `%words%` with their own `%`, `_` and `\\` as letters. */
const escaped = (pattern: string): string =>
  pattern.replace(/^(%?)([\s\S]*?)(%?)$/, (_all, before, words, after) =>
    [before, words.replace(/[\\%_]/g, (sign: string) => `\\${sign}`), after].join(''),
  );

/** Payload's conditions for a text within a text, in which what people type stands for itself. */
export function literalLike({ contains, like, not_like }: Operators): Operators {
  const literal =
    (compare: Compare): Compare =>
    (column, pattern) =>
      sql`${compare(column, escaped(pattern))} ESCAPE '\\'`;
  return { contains: literal(contains), like: literal(like), not_like: literal(not_like) };
}

/** For saves that go on: the entries as they were read, by their ids. */
const asRead = new WeakMap<RequestContext, Map<string, Record<string, unknown>>>();

/** A save of an account writes its changes alone: Payload would write an earlier read over other people's. */
export const saveNarrowly: CollectionBeforeChangeHook = ({ operation, originalDoc, context }) => {
  if (operation !== 'update') return;
  const entries = asRead.get(context) ?? new Map();
  asRead.set(context, entries.set(String(originalDoc.id), originalDoc));
};

type Writes = Pick<BaseDatabaseAdapter, 'updateOne'>;

/** An adapter's `updateOne`, which writes saves as `saveNarrowly` asks. */
const withNarrowSaves = (adapter: Writes): Writes => {
  const write = adapter.updateOne.bind(adapter);
  return {
    updateOne: (given) => {
      const entries = given.req?.context && asRead.get(given.req.context);
      const id = String(given.id);
      const before = entries?.get(id);
      if (!before || !isRecord(given.data)) return write(given);
      entries?.delete(id);
      const changed = Object.entries(given.data).filter(
        ([name, value]) => name !== 'sessions' && !isDeepStrictEqual(value, before[name]),
      );
      return write({ ...given, data: Object.fromEntries(changed) });
    },
  };
};
