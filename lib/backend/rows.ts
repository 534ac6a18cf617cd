import { isRecord } from '@passarela/contract/is-record';
import { z } from 'zod';
import { log } from '../system/log.ts';
import { BackendError, type Service } from './errors.ts';

const ROWS_MAX = 50_000;
/** Broken rows beyond this are logged as a number. */
const LOGGED_MAX = 5;

type Source = { service: Service; path: string };

const idOf = (row: unknown) => (isRecord(row) && 'id' in row ? String(row.id).slice(0, 40) : '?');

/** Parses a whole answer; throws BackendError `invalid`, with the place of the first error in the log. */
export function parseAnswer<T>(schema: z.ZodType<T>, raw: unknown, { service, path }: Source): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  log('warn', 'answer makes no sense', { service, path, at: issue?.path.join('.'), error: issue?.code });
  throw new BackendError({ kind: 'invalid', service, path });
}

/** Parses rows one by one; a broken row is logged by id and left out. Throws where all are broken. */
export function parseRows<T>(schema: z.ZodType<T>, raw: unknown, source: Source): T[] {
  const rows = parseAnswer(z.array(z.unknown()), raw, source);
  if (rows.length > ROWS_MAX) throw new BackendError({ kind: 'invalid', ...source });
  let broken = 0;
  const good = rows.flatMap((row) => {
    const result = schema.safeParse(row);
    if (result.success) return [result.data];
    broken += 1;
    if (broken > LOGGED_MAX) return [];
    const fields = [...new Set(result.error.issues.map((issue) => issue.path.join('.')))].join(' ');
    log('warn', 'broken row left out', { ...source, id: idOf(row), fields });
    return [];
  });
  if (broken > LOGGED_MAX) log('warn', 'broken rows left out', { ...source, count: broken });
  if (rows.length > 0 && good.length === 0) throw new BackendError({ kind: 'invalid', ...source });
  return good;
}

/** The rows under `data` of a paged answer. */
export const parseData = <T>(schema: z.ZodType<T>, raw: unknown, source: Source): T[] =>
  parseRows(schema, parseAnswer(z.object({ data: z.unknown() }), raw, source).data, source);
