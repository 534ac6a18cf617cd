import assert from 'node:assert/strict';
import { expectError, expectStatus } from '../kit/expect.ts';
import { check, group } from '../kit/runner.ts';
import { type Credentials, logIn, signIn } from '../kit/target.ts';

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

/** CONTRACT, "Tokens": ten wrong tries a minute from one address; the right credentials pass even then. */
export const limitChecks = group('Limits', (target) => [
  check('wrong tries at signin end in 429 with Retry-After, and the right credentials still pass', () =>
    tryUntilRefused((credentials) => signIn(target, credentials), target.integrationCredentials),
  ),
  check('wrong tries at login end in 429 with Retry-After, and the right credentials still pass', () =>
    tryUntilRefused((credentials) => logIn(target, credentials), target.panelCredentials),
  ),
]);
