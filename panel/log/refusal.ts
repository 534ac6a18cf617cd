import { STATUS_CODES } from 'node:http';
import { isRecord } from '@passarela/contract/is-record';

const isRefused = (status: unknown): status is number =>
  typeof status === 'number' && status >= 400 && status < 500;

/**
 * What the log says of a request that the panel refused, `Refused: 403 Forbidden`; null for everything else it is told. The
 * status decides, not the error's class, whose name a build shortens. Its words stay out: they may repeat what was sent.
 */
export function refusal(told: unknown): string | null {
  if (!isRecord(told)) return null;
  const error = told instanceof Error ? told : told.err;
  if (!(error instanceof Error && 'status' in error && isRefused(error.status))) return null;
  return `Refused: ${error.status} ${STATUS_CODES[error.status] ?? ''}`.trimEnd();
}
