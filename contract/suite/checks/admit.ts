import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { expectError, expectStatus } from '../kit/expect.ts';
import { call } from '../kit/http.ts';
import { check, group, skip } from '../kit/runner.ts';
import type { Target } from '../kit/target.ts';

const SENDS_MAX = 100;

const admit = (target: Target, key: string, token: string | null = target.panelToken) =>
  call(`${target.panel}/api/admit`, { json: { bucket: 'form', key }, token });
const newKey = () => randomBytes(32).toString('base64url');

/** CONTRACT, "Optional calls": counts sends of a visitor for all copies of the site. */
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
