import { loginAnswer, signinAnswer } from '@passarela/contract';
import { afterEach, expect, test } from 'vitest';
import { call, clock, panelToken, tokenOf } from './panel.ts';
import { LOGIN, SIGNIN } from './secrets.ts';

const MINUTE_MS = 60_000;
const started = Date.now();
const at = (minutes: number) => {
  clock.now = () => started + minutes * MINUTE_MS;
};

afterEach(() => {
  clock.now = () => Date.now();
});

const wrong = (address: string) =>
  call('POST', '/panel/api/login', { body: { ...LOGIN, api_token: 'wrong' }, address });
const right = (address: string) => call('POST', '/panel/api/login', { body: LOGIN, address });

test('both services answer their credentials with a token as the contract shapes it [S120.2 S128.1 S129.1]', async () => {
  const signin = await call('POST', '/integration/api/signin', {
    body: SIGNIN,
  });
  expect(signinAnswer.parse(await signin.json()).expires_in).toBe(3600);
  expect(loginAnswer.parse(await (await right('10.0.0.2')).json()).token_type).toBe('bearer');
});

test('missing credentials break a rule, wrong ones are refused', async () => {
  expect((await call('POST', '/panel/api/login', { body: {} })).status).toBe(422);
  expect((await wrong('10.0.0.3')).status).toBe(401);
});

test('a token ends after an hour and can be refreshed for ten minutes more [S120.3]', async () => {
  at(0);
  const token = await panelToken();
  const read = () => call('GET', '/panel/api/social-medias', { token });
  const refresh = () => call('POST', '/panel/api/refresh', { token });
  expect((await read()).status).toBe(200);
  at(59);
  expect((await read()).status).toBe(200);
  expect((await refresh()).status).toBe(200);
  at(61);
  expect((await read()).status).toBe(401);
  const fresh = await tokenOf(await refresh());
  expect((await call('GET', '/panel/api/social-medias', { token: fresh })).status).toBe(200);
  at(71);
  expect((await refresh()).status).toBe(401);
});

test('ten wrong tries a minute close the door to wrong ones from that address alone, for a minute', async () => {
  at(0);
  for (let i = 0; i < 10; i += 1) expect((await wrong('10.0.0.4')).status).toBe(401);
  const closed = await wrong('10.0.0.4');
  expect(closed.status).toBe(429);
  expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await wrong('10.0.0.5')).status).toBe(401);
  at(1.01);
  expect((await wrong('10.0.0.4')).status).toBe(401);
});

test.each([
  ['panel', '/panel/api/login', LOGIN],
  ['integration', '/integration/api/signin', SIGNIN],
])('the right credentials of %s pass, whoever guessed from the same address', async (_name, path, body) => {
  at(0);
  const address = `10.0.1.${path.length}`;
  const guess = () => call('POST', path, { body: { ...body, salt: 'wrong' }, address });
  for (let i = 0; i < 20; i += 1) await guess();
  expect((await guess()).status).toBe(429);
  expect((await call('POST', path, { body, address })).status).toBe(200);
  expect((await guess()).status).toBe(429);
});
