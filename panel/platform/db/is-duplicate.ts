import { LibsqlError } from '@libsql/client';
import { isRecord } from '@passarela/contract/is-record';

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
