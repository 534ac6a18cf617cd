import { errorBody } from '@passarela/contract';
import { expect, test } from 'vitest';
import { call, integrationToken, panelToken } from './panel.ts';

const body = async (answer: Response) => errorBody.parse(await answer.json());

test('an unknown path is a 404 with the contract’s error body', async () => {
  const answer = await call('GET', '/panel/api/nothing');
  expect(answer.status).toBe(404);
  expect((await body(answer)).message).not.toBe('');
});

test.each([
  ['DELETE', '/panel/api/login', 'POST'],
  ['POST', '/panel/api/social-medias', 'GET, HEAD'],
  ['GET', '/integration/api/talents', 'POST'],
  ['OPTIONS', '/integration/api/options', 'GET, HEAD'],
])('%s %s is not allowed and says what is', async (method, path, allowed) => {
  const answer = await call(method, path);
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe(allowed);
});

test.each([
  ['GET', '/integration/api/talents/attributes'],
  ['GET', '/integration/api/options?countries=1'],
  ['POST', '/integration/api/talents'],
  ['GET', '/integration/api/talent/profile?id=1'],
  ['GET', '/panel/api/entities/feed'],
  ['GET', '/panel/api/slides/home'],
  ['GET', '/panel/api/social-medias'],
  ['GET', '/panel/api/posts/blog/pt'],
  ['GET', '/panel/api/posts/blog/slug/pt'],
  ['POST', '/panel/api/refresh'],
])('%s %s needs a token [S124.1]', async (method, path) => {
  expect((await call(method, path)).status).toBe(401);
  expect((await call(method, path, { token: 'a.b' })).status).toBe(401);
  const foreign = path.startsWith('/panel') ? await integrationToken() : await panelToken();
  expect((await call(method, path, { token: foreign })).status).toBe(401);
});

test('a request id is echoed, and made when there is none', async () => {
  const sent = await call('GET', '/panel/api/nothing', { headers: { 'X-Request-Id': 'abc-123' } });
  expect(sent.headers.get('x-request-id')).toBe('abc-123');
  const made = await call('GET', '/panel/api/nothing');
  expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('a body that is no JSON object is malformed, one that breaks a rule names the field', async () => {
  const token = await integrationToken();
  for (const raw of ['{', '[]', '"text"', '7']) {
    expect((await call('POST', '/integration/api/talents', { token, raw })).status).toBe(400);
  }
  const answer = await call('POST', '/integration/api/talents', { token, body: { gender: 'robot' } });
  expect(answer.status).toBe(422);
  expect((await body(answer)).errors).toHaveProperty('gender');
});

test('a body that is too long is refused', async () => {
  const token = await integrationToken();
  const answer = await call('POST', '/integration/api/talents', { token, body: { q: 'a'.repeat(300_000) } });
  expect(answer.status).toBe(413);
});

test('HEAD answers like GET, without the body', async () => {
  const answer = await call('HEAD', '/panel/api/social-medias', { token: await panelToken() });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('');
});
