import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { withoutValues } from './without-values.ts';

/** As PostgreSQL refuses a row. */
const refused = () =>
  Object.assign(new Error('violates not-null constraint'), {
    detail: 'Failing row contains (1, Maria Segredo).',
  });
const failed = () =>
  Object.assign(new Error('params: Maria Segredo', { cause: refused() }), {
    query: 'INSERT',
    params: ['Maria Segredo'],
  });

test.each([
  ['a failed query', () => failed()],
  ['what the database says of it', () => refused()],
  ['a failed query as Payload tells it', () => ({ err: failed() })],
])('%s reaches the log without its values, with its cause', (_, value) => {
  const line = inspect(withoutValues(value()), { depth: 9 });
  expect(line).toContain('not-null constraint');
  expect(line).not.toContain('Maria');
});
