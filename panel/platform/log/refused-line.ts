import { STATUS_CODES } from 'node:http';
import { isRecord } from '@passarela/contract/is-record';

const isRefused = (status: unknown): status is number =>
  typeof status === 'number' && status >= 400 && status < 500;

/** The log line of a refused request, by status: a build shortens class names. Null for anything else. */
export function refusedLine(value: unknown): string | null {
  if (!isRecord(value)) return null;
  const error = value instanceof Error ? value : value.err;
  if (!(error instanceof Error && 'status' in error && isRefused(error.status))) return null;
  return `Refused: ${error.status} ${STATUS_CODES[error.status] ?? ''}`.trimEnd();
}
