import { beforeAll, expect, test } from 'vitest';
import { GET, POST } from '../app/(payload)/cms-api/[...slug]/route.ts';
import { applicationForm, sendForm, stored } from './forms.ts';
import { panel, unpublished } from './panel.ts';

const LOGIN = { email: 'no-store@staff.test', password: 'a-long-enough-password' };
let token = '';
let id = 0;

beforeAll(async () => {
  const payload = await panel();
  await payload.create({ collection: 'users', data: { ...LOGIN, name: 'n', role: 'admin' }, ...unpublished });
  token = (await payload.login({ collection: 'users', data: LOGIN })).token ?? '';
  id = Number((await stored(await sendForm('get-scouted/pt', await applicationForm()))).id);
});

const ask = (handler: typeof GET, method: string, path: string, headers: Record<string, string>) =>
  handler(new Request(`http://panel.test/cms-api/${path}`, { method, headers }), {
    params: Promise.resolve({ slug: path.split('?')[0]?.split('/') ?? [] }),
  });

test.each([
  ['GET', 'applications', 200],
  ['GET', 'applications?where[name][equals]=Ana', 200],
  ['GET', 'applications/ID', 200],
  ['GET', 'applications/99999', 404],
  ['GET', 'applications/ID/photos/1', 200],
  ['GET', 'applications/ID/photos/9', 404],
  ['GET', 'applications/export.csv', 200],
  ['GET', 'messages', 200],
  ['GET', 'quotes/export.csv', 200],
  ['GET', 'deletions', 200],
  ['GET', 'users/me', 200],
  ['POST', 'applications/ID/seen', 200],
  ['POST', 'applications/ID/answered', 200],
])('%s %s answers %i, and no cache keeps it', async (method, path, status) => {
  const handler = method === 'GET' ? GET : POST;
  const there = path.replace('ID', String(id));
  const answer = await ask(handler, method, there, { Authorization: `JWT ${token}` });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toMatch(/(^|, )no-store$/);
  const refused = await ask(handler, method, there, {});
  expect(refused.headers.get('cache-control')).toMatch(/(^|, )no-store$/);
});
