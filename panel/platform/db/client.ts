import { LibsqlError } from '@libsql/client';
import { isRecord } from '@passarela/contract/is-record';
import type { SQL } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { processState } from '../work/process-state.ts';

export type Result = { rows: unknown[]; changed: number };

/** The panel’s own calls to its database, past Payload; each dialect in `database.ts` answers them. */
export type DatabaseClient = {
  run(statement: SQL, req?: PayloadRequest): Promise<Result>;
  atOnce(statements: readonly SQL[]): Promise<Result[]>;
  /** A text that changes when another process writes. */
  version(): Promise<string>;
  /** Brings the schema up to date, then runs `firstStart`: one process of this database at a time. */
  open(firstStart: () => Promise<void>): Promise<void>;
  /** Erases the bytes of deleted rows; false if a reader prevented it. */
  erase(): Promise<boolean>;
  /** Whether erasing locks tables that others use, and so waits for the night. */
  erasesAtNight: boolean;
};

/** The caller of the database: a hook's request, or the panel. */
export type Caller = Payload | PayloadRequest;

export const payloadOf = (by: Caller): Payload => ('payload' in by ? by.payload : by);

/** Puts a call of Payload into the save's transaction: when saves hold all connections, no other comes. */
export const inside = (by: Caller): { req?: PayloadRequest } => ('payload' in by ? { req: by } : {});

const clients = processState('clients', () => new WeakMap<object, DatabaseClient>());

export const setClient = (database: object, client: DatabaseClient): void =>
  void clients.get().set(database, client);

export function clientOf({ db }: Payload): DatabaseClient {
  const client = clients.get().get(db);
  if (!client) throw new Error('This database was not opened by panel/platform/db');
  return client;
}

/** Runs a statement in the caller's transaction, in SQL that both databases know. */
export const run = (by: Caller, statement: SQL): Promise<Result> =>
  clientOf(payloadOf(by)).run(statement, inside(by).req);

/** Runs a query as `run` does, and checks its rows. */
export async function rows<T extends z.ZodType>(by: Caller, query: SQL, row: T): Promise<z.output<T>[]> {
  return z.array(row).parse((await run(by, query)).rows);
}

/** Runs statements in one transaction: all of them are stored, or none. */
export const atOnce = (payload: Payload, statements: readonly SQL[]): Promise<Result[]> =>
  clientOf(payload).atOnce(statements);

/** The year in four digits, as every reader of ours takes it. */
const READABLE = /^\d{4}-/;
/** A moment that cannot be read, where something has to be: it is over. */
export const EPOCH = new Date(0).toISOString();

/** A stored moment as ISO text in UTC; null for a text that is none. */
export function readMoment(stored: string): string | null {
  const at = new Date(stored);
  const iso = Number.isNaN(at.getTime()) ? '' : at.toISOString();
  return READABLE.test(iso) ? iso : null;
}

/** A moment in a row, as ISO text in UTC; SQLite keeps that, PostgreSQL writes it in its own way. */
export const moment = z.string().transform((stored) => readMoment(stored) ?? EPOCH);
/** The same where there may be none: one that cannot be read is none, and the row stays. */
export const momentOrNone = z
  .string()
  .nullable()
  .transform((stored) => (stored === null ? null : readMoment(stored)));

/** The largest that both databases keep as an id. */
export const ID_MAX = 2_147_483_647;

export const isPossibleId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= ID_MAX;

const UNIQUE_VIOLATION = '23505';

/** Whether a write failed because a value of one of these unique columns was there already. */
export function isDuplicate(error: unknown, columns: readonly string[]): boolean {
  if (error instanceof LibsqlError) {
    const [, column = ''] = /UNIQUE constraint failed: \w+\.(\w+)/.exec(error.message) ?? [];
    return columns.includes(column);
  }
  if (!isRecord(error) || error.code !== UNIQUE_VIOLATION) return false;
  return columns.some((column) => String(error.constraint).endsWith(`_${column}_idx`));
}
