import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callService } from './client.ts';
import { BackendError } from './errors.ts';
import { backendState, resetBackendState } from './state.ts';
import { type StubAnswer, startStub } from './testing/stub-service.ts';
import { bearer } from './tokens.ts';

const given = vi.hoisted(() => ({ url: '' }));
vi.mock('../system/env.ts', () => ({
  env: () => ({
    PANEL_URL: `${given.url}/panel`,
    INTEGRATION_URL: `${given.url}/integration`,
    INTEGRATION_SALT: 'salt',
    INTEGRATION_API_KEY: 'key-never-shown',
    PANEL_SALT: 'salt',
    PANEL_API_TOKEN: 'token-never-shown',
    SERVICE_TIMEOUT_S: 8,
    DATA_MAX_AGE_S: 3_600,
  }),
}));

let answers: Record<string, (authorization: string) => StubAnswer>;
let stub: Awaited<ReturnType<typeof startStub>>;
let signIns = 0;

const ANSWER_LIMIT_MS = 8_000;
const READ = { service: 'integration', method: 'GET', path: '/read' } as const;
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

beforeEach(async () => {
  resetBackendState();
  signIns = 0;
  answers = {
    '/integration/api/signin': () => ({
      json: { access_token: `t${++signIns}`, token_type: 'bearer', expires_in: 3600 },
    }),
    '/panel/api/login': () => ({ json: { token: `p${++signIns}`, token_type: 'bearer', expires_in: 3600 } }),
    '/integration/read': (authorization) => ({ json: { authorization } }),
  };
  stub = await startStub((req) => {
    const path = (req.url ?? '').split('?')[0] ?? '';
    return answers[path]?.(req.headers.authorization ?? '') ?? { status: 404, json: { message: 'no' } };
  });
  given.url = stub.url;
});

afterEach(async () => {
  await backendState().agent?.destroy();
  stub.stop();
});

const timesOf = (path: string) => stub.calls.filter((call) => call.includes(path)).length;

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
    answers['/integration/read'] = (authorization) =>
      authorization === 'Bearer t2' ? { json: 'fine' } : { status: 401, json: { message: 'expired' } };
    expect((await callService(READ)).body).toBe('fine');
    expect(timesOf('/integration/read')).toBe(2);

    resetBackendState();
    answers['/integration/read'] = () => ({ status: 401, json: { message: 'never' } });
    const failure = await failureOf(callService(READ));
    expect(failure).toMatchObject({ name: 'BackendError', kind: 'unauthorized', status: 401 });
  });

  it('renews the token before its end; the panel by refresh, then by login [S120.3]', async () => {
    const panel = { service: 'panel', method: 'GET', path: '/read' } as const;
    answers['/panel/read'] = (authorization) => ({ json: authorization });
    answers['/panel/api/refresh'] = () => ({
      json: { token: 'refreshed', token_type: 'bearer', expires_in: 3600 },
    });
    const held = backendState().tokens.panel;
    held.held = { value: 'old', renewAt: Date.now() - 1_000 };
    expect((await callService(panel)).body).toBe('Bearer refreshed');

    answers['/panel/api/refresh'] = () => ({ status: 401, json: { message: 'too old' } });
    held.held = { value: 'old', renewAt: Date.now() - 1_000 };
    expect((await callService(panel)).body).toBe('Bearer p1');

    held.held = { value: 'ancient', renewAt: Date.now() - 3_600_000 };
    expect((await callService(panel)).body).toBe('Bearer p2');
    expect(timesOf('/refresh')).toBe(2);
  });

  it('sends query, JSON body and a request id', async () => {
    answers['/integration/list'] = () => ({ json: [] });
    const call = {
      ...READ,
      method: 'POST',
      path: '/list',
      query: { page: 2 },
      json: { letter: 'a' },
    } as const;
    await callService(call);
    expect(stub.calls.at(-1)).toBe('POST /integration/list?page=2');
  });

  it('gives expected statuses back and throws on others [S161.1]', async () => {
    expect(await callService({ ...READ, path: '/gone', expected: [404] })).toMatchObject({ status: 404 });
    expect(await failureOf(callService({ ...READ, path: '/gone' }))).toMatchObject({
      kind: 'status',
      status: 404,
    });
  });
});

/** Moves the clock; only dates are faked. */
const later = (ms: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
};
afterEach(() => vi.useRealTimers());

describe('a service that fails', () => {
  it('by nonsense is told apart', async () => {
    answers['/integration/read'] = () => ({ text: '<html>' });
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'invalid' });
    answers['/integration/api/signin'] = () => ({ json: { access_token: '' } });
    resetBackendState();
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'invalid' });
  });

  it('by silence is given up in time, and its circuit opens', async () => {
    answers['/integration/read'] = () => 'hang';
    expect(await failureOf(callService({ ...READ, limitMs: 200 }))).toMatchObject({ kind: 'timeout' });
    const calls = stub.calls.length;
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'open' });
    expect(stub.calls).toHaveLength(calls);
  });

  it('in the sign-in keeps nobody longer than the limit either', async () => {
    answers['/integration/api/signin'] = () => 'hang';
    const start = Date.now();
    expect(await failureOf(callService({ ...READ, limitMs: 200 }))).toMatchObject({ kind: 'timeout' });
    expect(Date.now() - start).toBeLessThan(ANSWER_LIMIT_MS / 2);
  });

  it('by absence is unreachable; after a while one call tries and finds it back', async () => {
    const { url } = stub;
    given.url = 'http://127.0.0.1:9';
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'unreachable' });
    given.url = url;
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'open' });
    later(5_000);
    const all = await Promise.all([callService(READ), callService(READ), callService(READ)]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('still hanging after that costs a second, not eight', async () => {
    answers['/integration/read'] = () => ({ status: 503, json: {} });
    await failureOf(callService(READ));
    answers['/integration/read'] = () => 'hang';
    later(5_000);
    const start = performance.now();
    const failures = await Promise.all(
      [1, 2, 3].map(() => failureOf(callService({ ...READ, limitMs: ANSWER_LIMIT_MS }))),
    );
    expect(failures).toEqual(Array(3).fill(expect.objectContaining({ kind: 'open' })));
    expect(performance.now() - start).toBeLessThan(ANSWER_LIMIT_MS / 2);
    expect(timesOf('/integration/read')).toBe(2);
  });

  it('by 30 MB of nothing is stopped while it is read', async () => {
    answers['/integration/read'] = () => ({ text: `[${'{},'.repeat(10_000_000)}{}]` });
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'invalid' });
    answers['/integration/read'] = () => ({ text: `"${'x'.repeat(4 * 1024 * 1024)}"` });
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'invalid' });
  });

  it('by more values than any answer has is not looked at closer', async () => {
    answers['/integration/read'] = () => ({ text: `[${'{},'.repeat(1_000_000)}{}]` });
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'invalid' });
    answers['/integration/read'] = () => ({ json: Array.from({ length: 1_000 }, (_, id) => ({ id })) });
    expect((await callService(READ)).body).toHaveLength(1_000);
  });

  it('by a body that never ends costs one wait, however many come', async () => {
    answers['/integration/read'] = () => ({ text: '{"data":', hasMore: true });
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
    answers['/integration/bad'] = () => ({ status: 500, json: { message: 'x' } });
    expect(await failureOf(callService({ ...READ, path: '/bad' }))).toMatchObject({ status: 500 });
    expect((await callService(READ)).status).toBe(200);
  });

  it('with 429 is spared as long as it asks', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    answers['/integration/read'] = () => ({ status: 429, json: {}, headers: { 'retry-after': '20' } });
    await failureOf(callService(READ));
    answers['/integration/read'] = () => ({ json: 'fine' });
    later(19_999);
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'open' });
    later(1);
    expect((await callService(READ)).body).toBe('fine');
  });

  it('never shows credentials in its error', async () => {
    answers['/integration/api/signin'] = () => ({ status: 401, json: { message: 'key-never-shown' } });
    const failure = await failureOf(callService(READ));
    expect(failure).toMatchObject({ kind: 'unauthorized' });
    expect(JSON.stringify(failure) + String(failure)).not.toContain('never-shown');
  });
});

describe('a service of another make', () => {
  const page = { text: '<!doctype html><title>Entrar</title>', headers: { 'content-type': 'text/html' } };
  const to = (location: string, status = 302) => ({ status, text: '', headers: { location } });

  it.each<[string, StubAnswer]>([
    ['a page', page],
    ['a redirect to the sign-in page', to('/integration/login')],
    ['419', { status: 419, json: { message: 'expired' } }],
    ['an error with a good status', { json: { success: false, message: 'Unauthenticated.' } }],
  ])('that answers %s to an old token gets a new one', async (_how, refusal) => {
    answers['/integration/login'] = () => page;
    answers['/integration/read'] = (token) => (token === 'Bearer t2' ? { json: 'fine' } : refusal);
    expect((await callService(READ)).body).toBe('fine');
    expect(timesOf('/signin')).toBe(2);
  });

  it('that refuses every token is signed in to once a minute', async () => {
    answers['/integration/read'] = () => page;
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let time = 0; time < 5; time += 1)
      expect(await failureOf(callService(READ))).toMatchObject({ kind: 'invalid' });
    expect(timesOf('/signin')).toBe(2);
    later(60_000);
    await failureOf(callService(READ));
    expect(timesOf('/signin')).toBe(3);
  });

  it.each<[string, StubAnswer]>([
    ['no end', { json: { access_token: 't1' } }],
    ['201 and another name', { status: 201, json: { token: 't1', token_type: 'Bearer', expires_in: null } }],
    ['an end as text', { json: { data: { access_token: 't1', expires_in: '3600' } } }],
  ])('may give a token with %s', async (_how, grant) => {
    answers['/integration/api/signin'] = () => grant;
    expect((await callService(READ)).body).toEqual({ authorization: 'Bearer t1' });
    later(1_800_000);
    await callService(READ);
    expect(timesOf('/signin')).toBe(1);
  });

  it('without a refresh call is asked for one once', async () => {
    const panel = { service: 'panel', method: 'GET', path: '/read' } as const;
    answers['/panel/read'] = (authorization) => ({ json: authorization });
    for (const expected of ['Bearer p1', 'Bearer p2']) {
      backendState().tokens.panel.held = { value: 'old', renewAt: Date.now() - 1_000 };
      expect((await callService(panel)).body).toBe(expected);
    }
    expect(timesOf('/refresh')).toBe(1);
  });

  it('that sends a GET on within its origin is followed, three times at most', async () => {
    answers['/integration/read'] = () => to('/integration/read/', 301);
    answers['/integration/read/'] = (token) => ({ json: token });
    expect((await callService(READ)).body).toBe('Bearer t1');
    answers['/integration/read/'] = () => to('/integration/read', 301);
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'status', status: 301 });
  });

  it('that sends on elsewhere, or a POST, is not followed: the log names the address to set', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answers['/integration/read'] = () => to('https://elsewhere.example/api/read', 301);
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'status', status: 301 });
    answers['/integration/read'] = () => to('/integration/other', 308);
    expect(await failureOf(callService({ ...READ, method: 'POST' }))).toMatchObject({ status: 308 });
    expect(timesOf('/integration/other')).toBe(0);
    const lines = warn.mock.calls.flat().join('\n');
    expect(lines).toContain('set INTEGRATION_URL');
    expect(lines).toContain('"address":"https://elsewhere.example/api"');
  });

  it.each<[string, (json: string) => StubAnswer]>([
    ['a byte order mark', (json) => ({ text: `\uFEFF${json}` })],
    ['another content type', (json) => ({ text: json, headers: { 'content-type': 'text/html' } })],
    ['gzip', (json) => ({ bytes: gzipSync(json), headers: { 'content-encoding': 'gzip' } })],
  ])('may answer with %s', async (_how, answerWith) => {
    answers['/integration/read'] = () => answerWith('{"fine":"ção"}');
    expect((await callService(READ)).body).toEqual({ fine: 'ção' });
  });

  it('by gzip that is large when unpacked is stopped', async () => {
    const bytes = gzipSync(`"${'x'.repeat(5 * 1024 * 1024)}"`);
    answers['/integration/read'] = () => ({ bytes, headers: { 'content-encoding': 'gzip' } });
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'invalid', isTooLarge: true });
  });

  it('whose list is late keeps its circuit closed', async () => {
    answers['/integration/list'] = () => 'hang';
    const list = { ...READ, path: '/list', limitMs: 200, isList: true };
    expect(await failureOf(callService(list))).toMatchObject({ kind: 'timeout' });
    expect((await callService(READ)).status).toBe(200);
  });
});
