import { describe, expect, it, vi } from 'vitest';
import { bearer, callService } from './client.ts';
import { BackendError } from './errors.ts';
import { readPackagePicture } from './package.ts';
import { backendState, resetBackendState } from './state.ts';
import { bothServices, failureOf, later, READ, services, timesOf } from './testing/both-services.ts';
import type { StubAnswer } from './testing/stub-service.ts';
import { world } from './testing/world.ts';

vi.mock('../system/env.ts', () => import('./testing/world.ts'));
bothServices();

const ANSWER_LIMIT_MS = 8_000;

describe('a call', () => {
  it('carries the bearer token, and twenty at once share one sign-in [S95.1 S107.3 S124.1]', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => callService(READ)));
    expect(all.map(({ body }) => body)).toEqual(Array(20).fill({ authorization: 'Bearer t1' }));
    expect(timesOf('/signin')).toBe(1);
  });

  it('starts no sign-in when its time is over already', async () => {
    await expect(bearer('panel', AbortSignal.abort())).rejects.toMatchObject({ kind: 'timeout' });
    expect(backendState().tokens.panel.pending).toBeNull();
  });

  it('signs in again after a 401, once', async () => {
    services.answers['/integration/read'] = (authorization) =>
      authorization === 'Bearer t2' ? { json: 'fine' } : { status: 401, json: { message: 'expired' } };
    expect((await callService(READ)).body).toBe('fine');
    expect(timesOf('/integration/read')).toBe(2);

    resetBackendState();
    services.answers['/integration/read'] = () => ({ status: 401, json: { message: 'never' } });
    const failure = await failureOf(callService(READ));
    expect(failure).toMatchObject({ name: 'BackendError', kind: 'unauthorized', status: 401 });
  });

  it('renews the token before its end; the panel by refresh, then by login [S120.3]', async () => {
    const panel = { service: 'panel', method: 'GET', path: '/read' } as const;
    services.answers['/panel/read'] = (authorization) => ({ json: authorization });
    services.answers['/panel/api/refresh'] = () => ({
      json: { token: 'refreshed', token_type: 'bearer', expires_in: 3600 },
    });
    const held = backendState().tokens.panel;
    held.cached = { value: 'old', renewAt: Date.now() - 1_000 };
    expect((await callService(panel)).body).toBe('Bearer refreshed');

    services.answers['/panel/api/refresh'] = () => ({ status: 401, json: { message: 'too old' } });
    held.cached = { value: 'old', renewAt: Date.now() - 1_000 };
    expect((await callService(panel)).body).toBe('Bearer p1');

    held.cached = { value: 'ancient', renewAt: Date.now() - 3_600_000 };
    expect((await callService(panel)).body).toBe('Bearer p2');
    expect(timesOf('/refresh')).toBe(2);
  });

  it('sends query, JSON body and a request id', async () => {
    services.answers['/integration/list'] = () => ({ json: [] });
    const call = {
      ...READ,
      method: 'POST',
      path: '/list',
      query: { page: 2 },
      json: { letter: 'a' },
    } as const;
    await callService(call);
    expect(services.calls.at(-1)).toBe('POST /integration/list?page=2');
  });

  it('gives expected statuses back and throws on others [S161.1]', async () => {
    expect(await callService({ ...READ, path: '/gone', expected: [404] })).toMatchObject({ status: 404 });
    expect(await failureOf(callService({ ...READ, path: '/gone' }))).toMatchObject({
      kind: 'status',
      status: 404,
    });
  });
});

describe('a service that fails', () => {
  it('by nonsense is told apart', async () => {
    services.answers['/integration/read'] = () => ({ text: '<html>' });
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'invalid' });
    services.answers['/integration/api/signin'] = () => ({ json: { access_token: '' } });
    resetBackendState();
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'invalid' });
  });

  it('by silence is given up in time, and its circuit opens where more than half of three calls were late', async () => {
    const isLate = async () =>
      expect(await failureOf(callService({ ...READ, limitMs: 200 }))).toMatchObject({ kind: 'timeout' });
    services.answers['/integration/read'] = () => 'hang';
    for (let times = 1; times <= 2; times += 1) await isLate();
    services.answers['/integration/read'] = () => ({ json: {} });
    expect((await callService(READ)).status).toBe(200);
    services.answers['/integration/read'] = () => 'hang';
    await isLate();
    const calls = services.calls.length;
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'open' });
    expect(services.calls).toHaveLength(calls);
  });

  it('by one 429 is still asked', async () => {
    services.answers['/integration/read'] = () => ({ status: 429, json: {} });
    expect(await failureOf(callService(READ))).toMatchObject({ status: 429 });
    services.answers['/integration/read'] = () => ({ json: {} });
    expect((await callService(READ)).status).toBe(200);
  });

  it('in the sign-in keeps nobody longer than the limit either', async () => {
    services.answers['/integration/api/signin'] = () => 'hang';
    const start = Date.now();
    expect(await failureOf(callService({ ...READ, limitMs: 200 }))).toMatchObject({ kind: 'timeout' });
    expect(Date.now() - start).toBeLessThan(ANSWER_LIMIT_MS / 2);
  });

  it('by absence is unreachable; after a while one call tries and finds it back', async () => {
    const { url } = world;
    world.url = 'http://127.0.0.1:9';
    for (let times = 1; times <= 3; times += 1)
      expect(await failureOf(callService(READ))).toMatchObject({ kind: 'unreachable' });
    world.url = url;
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'open' });
    later(5_000);
    const all = await Promise.all([callService(READ), callService(READ), callService(READ)]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('still hanging after that costs a second, not eight', async () => {
    services.answers['/integration/read'] = () => ({ status: 503, json: {} });
    for (let times = 1; times <= 3; times += 1) await failureOf(callService(READ));
    services.answers['/integration/read'] = () => 'hang';
    later(5_000);
    const start = performance.now();
    const failures = await Promise.all(
      [1, 2, 3].map(() => failureOf(callService({ ...READ, limitMs: ANSWER_LIMIT_MS }))),
    );
    expect(failures).toEqual(Array(3).fill(expect.objectContaining({ kind: 'open' })));
    expect(performance.now() - start).toBeLessThan(ANSWER_LIMIT_MS / 2);
    expect(timesOf('/integration/read')).toBe(4);
  });

  it('by 6 MB of nothing is stopped while it is read', async () => {
    services.answers['/integration/read'] = () => ({ text: `[${'{},'.repeat(2_000_000)}{}]` });
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'invalid' });
    services.answers['/integration/read'] = () => ({ text: `"${'x'.repeat(4 * 1024 * 1024)}"` });
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'invalid' });
  });

  it('by more values than any answer has is not looked at closer', async () => {
    services.answers['/integration/read'] = () => ({ text: `[${'{},'.repeat(1_000_000)}{}]` });
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'invalid' });
    services.answers['/integration/read'] = () => ({
      json: Array.from({ length: 1_000 }, (_, id) => ({ id })),
    });
    expect((await callService(READ)).body).toHaveLength(1_000);
  });

  it('by a body that never ends costs one wait, however many come', async () => {
    services.answers['/integration/read'] = () => ({ text: '{"data":', hasMore: true });
    const start = Date.now();
    const call = () => failureOf(callService({ ...READ, limitMs: 300 }));
    const failures = await Promise.all(Array.from({ length: 50 }, call));
    for (let turn = 0; turn < 20; turn += 1) failures.push(await call());
    expect(failures.map((error) => (error instanceof BackendError ? error.kind : null))).toEqual([
      ...Array(50).fill('timeout'),
      ...Array(20).fill('open'),
    ]);
    expect(Date.now() - start).toBeLessThan(2_000);
  });

  it('on one path with a 500 opens no circuit', async () => {
    services.answers['/integration/bad'] = () => ({ status: 500, json: { message: 'x' } });
    expect(await failureOf(callService({ ...READ, path: '/bad' }))).toMatchObject({ status: 500 });
    expect((await callService(READ)).status).toBe(200);
  });

  it('by a list that is late opens no circuit, unless it is the call that tries an open one', async () => {
    services.answers['/integration/list'] = () => 'hang';
    const list = { ...READ, path: '/list', isList: true, limitMs: 200 };
    for (let times = 1; times <= 4; times += 1)
      expect(await failureOf(callService(list))).toMatchObject({ kind: 'timeout' });
    expect((await callService(READ)).status).toBe(200);

    const reading = services.answers['/integration/read'];
    services.answers['/integration/read'] = () => 'die';
    for (let times = 1; times <= 6; times += 1) await failureOf(callService(READ));
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'open' });
    Object.assign(services.answers, { '/integration/read': reading });
    later(6_000);
    expect(await failureOf(callService(list))).toMatchObject({ kind: 'open' });
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'open' });
  });

  it('with 429 is asked for no list as long as it says, and for all that a visitor waits for', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const headers = { 'retry-after': '20' };
    services.answers['/integration/read'] = () => ({ status: 429, json: {}, headers });
    for (let times = 1; times <= 5; times += 1)
      expect(await failureOf(callService(READ))).toMatchObject({ status: 429 });
    services.answers['/integration/read'] = () => ({ json: 'fine' });
    expect((await callService(READ)).body).toBe('fine');
    const list = { ...READ, isList: true };
    later(13_000);
    expect(await failureOf(callService(list))).toMatchObject({ kind: 'open' });
    later(7_000);
    expect((await callService(list)).body).toBe('fine');
  });

  it.each<[string, StubAnswer]>([
    ['cut', 'die'],
    ['answered with 500', { status: 500, json: { message: 'x' } }],
  ])('for every tenth call, %s, fails at most two of a hundred reads', async (_how, broken) => {
    let calls = 0;
    let seed = 7;
    const isTenth = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648 < 0.1;
    };
    services.answers['/integration/read'] = () => {
      calls += 1;
      return isTenth() ? broken : { json: 'fine' };
    };
    const failures: unknown[] = [];
    for (let read = 0; read < 100; read += 1) failures.push(await failureOf(callService(READ)));
    expect(failures.filter(Boolean).length).toBeLessThanOrEqual(2);
    expect(calls).toBeGreaterThan(104);
  });

  it('over a form or an answer is asked once', async () => {
    services.answers['/integration/read'] = () => 'die';
    await failureOf(callService({ ...READ, method: 'POST' }));
    expect(timesOf('/integration/read')).toBe(1);
  });

  it('never shows credentials in its error', async () => {
    services.answers['/integration/api/signin'] = () => ({
      status: 401,
      json: { message: 'key of integration' },
    });
    const failure = await failureOf(callService(READ));
    expect(failure).toMatchObject({ kind: 'unauthorized' });
    expect(JSON.stringify(failure) + String(failure)).not.toContain('key of');
  });
});

describe('a picture of a package', () => {
  const read = () => readPackagePicture({ link: '1-0.1-a', picture: 7, size: 'web' });

  it.each([
    [403, 403],
    [404, 404],
    [405, 404],
    [410, 410],
    [422, 404],
  ])('that the panel refuses by %i is no failure: %i', async (status, told) => {
    services.answers['/panel/api/packages/picture'] = () => ({ status, json: { message: 'no' } });
    expect(await read()).toBe(told);
    expect(timesOf('/packages/picture')).toBe(1);
  });

  it('is a failure when the panel has one', async () => {
    services.answers['/panel/api/packages/picture'] = () => ({ status: 500, json: { message: 'no' } });
    expect(await failureOf(read())).toMatchObject({ kind: 'status', status: 500 });
  });
});
