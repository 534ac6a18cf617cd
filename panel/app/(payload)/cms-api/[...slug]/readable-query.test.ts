import { expect, test } from 'vitest';
import { withReadableQuery } from './readable-query.ts';

const handler = withReadableQuery(async () => new Response(null, { status: 204 }));

test.each([
  ['', 204],
  ['?where[name][equals]=Ana&select[name]=true&depth=0', 204],
  ['?where=x', 400],
  ['?depth=0&where=', 400],
])('%s is answered %i', async (query, status) => {
  const answer = await handler(new Request(`http://panel.test/cms-api/talents${query}`), undefined);
  expect(answer.status).toBe(status);
});
