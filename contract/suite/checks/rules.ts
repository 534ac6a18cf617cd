import assert from 'node:assert/strict';
import { expectError, expectStatus } from '../kit/expect.ts';
import { call } from '../kit/http.ts';
import { check, group } from '../kit/runner.ts';

export const ruleChecks = group('Rules for every answer', (target) => [
  check('every answer carries an X-Request-Id of its own', async () => {
    const answers = [
      await target.fromPanel('/api/social-medias'),
      await target.fromPanel('/api/social-medias'),
    ];
    const ids = answers.map((answer) => answer.headers.get('x-request-id'));
    assert.ok(ids.every(Boolean), `X-Request-Id is ${ids.join(', ')}`);
    assert.notEqual(ids[0], ids[1]);
  }),
  check('the X-Request-Id of the caller is echoed, by both services', async () => {
    const headers = { 'x-request-id': 'suite-4f1c' };
    for (const answer of [
      await target.fromPanel('/api/social-medias', { headers }),
      await target.fromIntegration('/api/talents/attributes', { headers }),
    ]) {
      assert.equal(answer.headers.get('x-request-id'), 'suite-4f1c', answer.request);
    }
  }),
  check('errors echo the X-Request-Id too', async () => {
    const headers = { 'x-request-id': 'suite-401' };
    const answer = await call(`${target.panel}/api/social-medias`, { headers });
    expectError(answer, 401);
    assert.equal(answer.headers.get('x-request-id'), 'suite-401');
  }),
  check('an unknown address is 404 with an error body', async () => {
    expectError(await target.fromPanel('/api/no-such-thing'), 404);
    expectError(await target.fromIntegration('/api/no-such-thing'), 404);
  }),
  check('the wrong method is 405 with an error body', async () => {
    expectError(await target.fromIntegration('/api/talents', { method: 'GET' }), 405);
    expectError(await target.fromIntegration('/api/talent/profile', { json: {} }), 405);
    expectError(await target.fromPanel('/api/social-medias', { json: {} }), 405);
    expectError(await target.fromPanel('/api/social-medias', { method: 'DELETE' }), 405);
    expectError(await call(`${target.integration}/api/signin`), 405);
  }),
  check('JSON is UTF-8', async () => {
    const answer = await target.fromIntegration('/api/options?countries=1&language=pt');
    expectStatus(answer, 200);
    const type = answer.headers.get('content-type') ?? '';
    assert.ok(!type.includes('charset') || /charset=utf-8/i.test(type), type);
    assert.ok(!answer.text.includes('\uFFFD'), 'the text holds broken characters');
  }),
]);
