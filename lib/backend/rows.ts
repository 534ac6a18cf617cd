import { isRecord } from '@passarela/contract/is-record';
import type { z } from 'zod';
import { log } from '../system/log.ts';
import { readRows } from './answers/envelope.ts';
import { type Fields, type RowOf, readRow } from './answers/row.ts';
import { badAnswer, type Source } from './errors.ts';

const ROWS_MAX = 50_000;
/** Broken rows beyond this are logged as a number. */
const LOGGED_MAX = 5;

const placeOf = ({ service, path }: Source) => ({ service, path });

const idOf = (row: unknown) => (isRecord(row) && 'id' in row ? String(row.id).slice(0, 40) : '?');

/** Parses a whole answer; throws BackendError `invalid`, with the place of the first error in the log. */
export function parseAnswer<T>(schema: z.ZodType<T>, raw: unknown, source: Source): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  log('warn', 'answer makes no sense', {
    ...placeOf(source),
    field: issue?.path.join('.'),
    error: issue?.code,
  });
  throw badAnswer(source);
}

/** A reader's result; throws BackendError `invalid` for null. */
export function readOrInvalid<T>(value: T | null, raw: unknown, source: Source): T {
  if (value !== null) return value;
  log('warn', 'answer makes no sense', { ...placeOf(source), type: raw === null ? 'null' : typeof raw });
  throw badAnswer(source);
}

/** Reads an answer's rows; unreadable ones are logged by id and left out. Throws if all are. */
export function parseRows<Table extends Fields>(fields: Table, raw: unknown, source: Source): RowOf<Table>[] {
  const rows = readOrInvalid(readRows(raw), raw, source);
  if (rows.length > ROWS_MAX) throw badAnswer(source);
  let broken = 0;
  const good = rows.flatMap((row) => {
    const result = readRow(fields, row);
    if ('value' in result) return [result.value];
    broken += 1;
    if (broken > LOGGED_MAX) return [];
    log('warn', 'broken row left out', {
      ...placeOf(source),
      id: idOf(row),
      fields: result.missing.join(' '),
    });
    return [];
  });
  if (broken > LOGGED_MAX) log('warn', 'broken rows left out', { ...placeOf(source), count: broken });
  if (rows.length > 0 && good.length === 0) throw badAnswer(source);
  return good;
}
