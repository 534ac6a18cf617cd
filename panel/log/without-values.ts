import { isRecord } from '@passarela/contract/is-record';

/** Drops what is personal: the values of a failed query, and the text that an error of JSON repeats. */
export function withoutValues(told: unknown): unknown {
  if (!isRecord(told)) return told;
  if (told instanceof Error && 'query' in told && 'params' in told) {
    return new Error(`Failed query: ${told.query}`, { cause: withoutDetail(told.cause) });
  }
  if (told instanceof Error && 'detail' in told) return withoutDetail(told);
  if (told instanceof SyntaxError) return placeOf(told);
  return 'err' in told ? { ...told, err: withoutValues(told.err) } : told;
}

/** PostgreSQL tells in `detail` which row or which key it refused. */
const withoutDetail = (error: unknown): unknown =>
  error instanceof Error && 'detail' in error ? new Error(error.message) : error;

function placeOf({ stack = '' }: SyntaxError): Error {
  const error = new Error('This is no JSON');
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  error.stack = [error.message, ...frames].join('\n');
  return error;
}
