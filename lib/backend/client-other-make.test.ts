import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { callService } from './client.ts';
import { backendState } from './state.ts';
import { bothServices, failureOf, later, READ, services, timesOf } from './testing/both-services.ts';
import type { StubAnswer } from './testing/stub-service.ts';

vi.mock('../system/env.ts', () => import('./testing/world.ts'));
bothServices();

describe('a service of another make', () => {
  const page = { text: '<!doctype html><title>Entrar</title>', headers: { 'content-type': 'text/html' } };
  const to = (location: string, status = 302) => ({ status, text: '', headers: { location } });

  it.each<[string, StubAnswer]>([
    ['a page', page],
    ['a redirect to the sign-in page', to('/integration/login')],
    ['419', { status: 419, json: { message: 'expired' } }],
    ['an error with a good status', { json: { success: false, message: 'Unauthenticated.' } }],
  ])('that answers %s to an old token gets a new one', async (_how, refusal) => {
    services.answers['/integration/login'] = () => page;
    services.answers['/integration/read'] = (token) => (token === 'Bearer t2' ? { json: 'fine' } : refusal);
    expect((await callService(READ)).body).toBe('fine');
    expect(timesOf('/signin')).toBe(2);
  });

  it.each(['application/json', 'application/json; charset=ISO-8859-1', 'text/html; charset=utf-8'])(
    'that writes Latin-1 as %s is read, and one broken letter of UTF-8 makes no other wrong',
    async (type) => {
      const headers = { 'content-type': type };
      services.answers['/integration/read'] = () => ({
        bytes: Buffer.from('{"a":"Bruna Araújo"}', 'latin1'),
        headers,
      });
      expect((await callService(READ)).body).toEqual({ a: 'Bruna Araújo' });
      const cut = Buffer.concat([
        Buffer.from('{"a":"Conceição \u00e7'),
        Buffer.from([0xc3]),
        Buffer.from('"}'),
      ]);
      services.answers['/integration/read'] = () => ({ bytes: cut, headers });
      expect((await callService(READ)).body).toEqual({ a: 'Conceição ç\ufffd' });
    },
  );

  it('that refuses every token is signed in to once a minute', async () => {
    services.answers['/integration/read'] = () => page;
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
    services.answers['/integration/api/signin'] = () => grant;
    expect((await callService(READ)).body).toEqual({ authorization: 'Bearer t1' });
    later(1_800_000);
    await callService(READ);
    expect(timesOf('/signin')).toBe(1);
  });

  it('without a refresh call is asked for one once', async () => {
    const panel = { service: 'panel', method: 'GET', path: '/read' } as const;
    services.answers['/panel/read'] = (authorization) => ({ json: authorization });
    for (const expected of ['Bearer p1', 'Bearer p2']) {
      backendState().tokens.panel.cached = { value: 'old', renewAt: Date.now() - 1_000 };
      expect((await callService(panel)).body).toBe(expected);
    }
    expect(timesOf('/refresh')).toBe(1);
  });

  it('that sends a GET on within its origin is followed, three times at most', async () => {
    services.answers['/integration/read'] = () => to('/integration/read/', 301);
    services.answers['/integration/read/'] = (token) => ({ json: token });
    expect((await callService(READ)).body).toBe('Bearer t1');
    services.answers['/integration/read/'] = () => to('/integration/read', 301);
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'status', status: 301 });
  });

  it('that sends on elsewhere, or a POST, is not followed: the log names the address to set', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    services.answers['/integration/read'] = () => to('https://elsewhere.example/api/read', 301);
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'status', status: 301 });
    services.answers['/integration/read'] = () => to('/integration/other', 308);
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
    services.answers['/integration/read'] = () => answerWith('{"fine":"ção"}');
    expect((await callService(READ)).body).toEqual({ fine: 'ção' });
  });

  it('by gzip that is large when unpacked is stopped', async () => {
    const bytes = gzipSync(`"${'x'.repeat(5 * 1024 * 1024)}"`);
    services.answers['/integration/read'] = () => ({ bytes, headers: { 'content-encoding': 'gzip' } });
    expect(await failureOf(callService(READ))).toMatchObject({ kind: 'invalid', isTooLarge: true });
  });

  it('whose list is late keeps its circuit closed', async () => {
    services.answers['/integration/list'] = () => 'hang';
    const list = { ...READ, path: '/list', limitMs: 200, isList: true };
    expect(await failureOf(callService(list))).toMatchObject({ kind: 'timeout' });
    expect((await callService(READ)).status).toBe(200);
  });
});
