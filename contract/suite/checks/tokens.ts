import assert from 'node:assert/strict';
import { loginAnswer, signinAnswer } from '@passarela/contract';
import { expectError, expectShape, expectStatus } from '../kit/expect.ts';
import { type Answer, call } from '../kit/http.ts';
import { check, group } from '../kit/runner.ts';
import { type Credentials, logIn, signIn } from '../kit/target.ts';

const wrong = (text: string) => `${text}x`;

async function refuseWrong({ salt, secret }: Credentials, attempt: (pair: Credentials) => Promise<Answer>) {
  for (const pair of [
    { salt, secret: wrong(secret) },
    { salt: wrong(salt), secret },
  ]) {
    const answer = await attempt(pair);
    expectError(answer, 401);
    assert.ok(!answer.text.includes(secret), 'the error text repeats the secret');
  }
}

/** Four wrong tries for each service, well under the ten that lock the caller out. */
export const tokenChecks = group('Tokens', (target) => [
  check('signin answers a bearer token for the right credentials', async () =>
    expectShape(signinAnswer, await signIn(target, target.integrationCredentials)),
  ),
  check('login answers a bearer token for the right credentials', async () =>
    expectShape(loginAnswer, await logIn(target, target.panelCredentials)),
  ),
  check('a wrong key or salt is 401 and names no credential', () =>
    refuseWrong(target.integrationCredentials, (pair) => signIn(target, pair)),
  ),
  check('a wrong panel token or salt is 401 and names no credential', () =>
    refuseWrong(target.panelCredentials, (pair) => logIn(target, pair)),
  ),
  check('a body that is no JSON is 400', async () => {
    expectError(await call(`${target.integration}/api/signin`, { body: '{"salt":' }), 400);
    expectError(await call(`${target.panel}/api/login`, { body: 'salt=1' }), 400, 415);
  }),
  check('a body without the fields is 400 or 422', async () => {
    expectError(await call(`${target.integration}/api/signin`, { json: {} }), 400, 422);
    expectError(await call(`${target.panel}/api/login`, { json: { salt: 1, api_token: [] } }), 400, 422);
  }),
  check('refresh turns a valid panel token into one that works', async () => {
    const answer = await call(`${target.panel}/api/refresh`, { method: 'POST', token: target.panelToken });
    const { token } = expectShape(loginAnswer, answer);
    expectStatus(await call(`${target.panel}/api/social-medias`, { token }), 200);
  }),
  check('refresh without a token, with garbage, or with a token of the other service is 401', async () => {
    for (const token of [null, 'garbage', target.integrationToken]) {
      expectError(await call(`${target.panel}/api/refresh`, { method: 'POST', token }), 401);
    }
  }),
]);
