import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { expectError, expectStatus } from '../kit/expect.ts';
import { call } from '../kit/http.ts';
import { check, group, skip } from '../kit/runner.ts';
import { type Credentials, logIn, signIn, type Target } from '../kit/target.ts';

const TRIES = 12;

async function tryUntilRefused(
  attempt: (credentials: Credentials) => ReturnType<typeof signIn>,
  right: Credentials,
) {
  for (let count = 1; count <= TRIES; count += 1) {
    const answer = await attempt({ salt: 'wrong', secret: `wrong-${count}` });
    if (answer.status !== 429) {
      expectError(answer, 401);
      continue;
    }
    expectError(answer, 429);
    const seconds = Number(answer.headers.get('retry-after'));
    assert.ok(seconds > 0 && seconds <= 60, `Retry-After is ${seconds}`);
    expectStatus(await attempt(right), 200);
    return;
  }
  assert.fail(`${TRIES} wrong tries were never answered with 429`);
}

/** Sign-in: ten wrong tries a minute from one address; the right credentials pass even then. */
export const limitChecks = group('Limits', (target) => [
  check('wrong tries at signin end in 429 with Retry-After, and the right credentials still pass', () =>
    tryUntilRefused((credentials) => signIn(target, credentials), target.integrationCredentials),
  ),
  check('wrong tries at login end in 429 with Retry-After, and the right credentials still pass', () =>
    tryUntilRefused((credentials) => logIn(target, credentials), target.panelCredentials),
  ),
]);

const SENDS_MAX = 100;

const admit = (target: Target, key: string, token: string | null = target.panelToken) =>
  call(`${target.panel}/api/admit`, { json: { bucket: 'form', key }, token });
const newKey = () => randomBytes(32).toString('base64url');

/** Counts a visitor's sends for all instances of the site; optional. */
export const admitChecks = group('Limits of all copies', (target) => [
  check(
    'admit takes some sends of one visitor, then answers 429 with Retry-After, and others still pass',
    async () => {
      const key = newKey();
      for (let count = 1; count <= SENDS_MAX; count += 1) {
        const answer = await admit(target, key);
        if (answer.status === 404 && count === 1) skip('this service counts nothing');
        if (answer.status !== 429) {
          expectStatus(answer, 204);
          continue;
        }
        expectError(answer, 429);
        assert.ok(Number(answer.headers.get('retry-after')) > 0, 'no Retry-After');
        expectStatus(await admit(target, newKey()), 204);
        expectError(await admit(target, newKey(), null), 401);
        return;
      }
      assert.fail(`${SENDS_MAX} sends were all admitted`);
    },
  ),
]);
