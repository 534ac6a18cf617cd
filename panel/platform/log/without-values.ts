import { isRecord } from '@passarela/contract/is-record';

/** Drops personal values: those of a failed query, and the text that an error of JSON repeats. */
export function withoutValues(value: unknown): unknown {
  if (!isRecord(value)) return value;
  if (value instanceof Error && 'query' in value && 'params' in value) {
    return new Error(`Failed query: ${value.query}`, { cause: withoutDetail(value.cause) });
  }
  if (value instanceof Error && 'detail' in value) return withoutDetail(value);
  if (value instanceof SyntaxError) return placeOf(value);
  return 'err' in value ? { ...value, err: withoutValues(value.err) } : value;
}

/** PostgreSQL's `detail` holds the row or key that it refused. */
const withoutDetail = (error: unknown): unknown =>
  error instanceof Error && 'detail' in error ? new Error(error.message) : error;

function placeOf({ stack = '' }: SyntaxError): Error {
  const error = new Error('This is no JSON');
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  error.stack = [error.message, ...frames].join('\n');
  return error;
}
