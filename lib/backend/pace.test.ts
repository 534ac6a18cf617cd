import { expect, it, vi } from 'vitest';
import { callService } from './client.ts';
import { backendState } from './state.ts';
import { bothServices, failureOf, later, READ, services } from './testing/both-services.ts';

vi.mock('../system/env.ts', async () => {
  const { env } = await import('./testing/world.ts');
  return { env: () => ({ ...env(), ...limits }) };
});
const limits: { SERVICE_CALLS_PER_MINUTE?: number | undefined } = {};
bothServices();

const SPAN_MS = 1_000;

/** Sixty calls in any second, as a service counts them: what is more is 429. */
function limited(headers: Record<string, string>) {
  const times: number[] = [];
  const refused: number[] = [];
  services.answers['/integration/read'] = () => {
    const now = Date.now();
    const isOver = times.filter((at) => at > now - SPAN_MS).length >= 60;
    (isOver ? refused : times).push(now);
    return isOver
      ? { status: 429, json: {}, headers: { ...headers, 'retry-after': '9' } }
      : { json: {}, headers };
  };
  return { times, refused };
}

/** A robot that reads 120 profiles, four at a time; the failures. */
async function crawl(): Promise<unknown[]> {
  const failures: unknown[] = [];
  let left = 120;
  const read = async () => {
    for (; left > 0; left -= 1) failures.push(await failureOf(callService(READ)));
  };
  await Promise.all([read(), read(), read(), read()]);
  return failures.filter((failure) => failure !== null);
}

it.each(['60, 60;w=1', '100;w=1, 60;w=1'])(
  'a crawl of 120 profiles at a service that allows sixty calls (%s) has no failure, and no call too many',
  async (named) => {
    const { times, refused } = limited({ 'ratelimit-limit': named });
    expect(await crawl()).toEqual([]);
    expect(refused).toEqual([]);
    const most = times.map((from) => times.filter((at) => at >= from && at < from + SPAN_MS).length);
    expect(Math.max(...most)).toBeLessThanOrEqual(60);
  },
);

it('a read that is refused for a second is sent again then', async () => {
  let calls = 0;
  const refusal = { status: 429, json: {}, headers: { 'retry-after': '1' } };
  services.answers['/integration/read'] = () => (++calls === 1 ? refusal : { json: 'fine' });
  expect((await callService(READ)).body).toBe('fine');
  expect(calls).toBe(2);
});

it.each<[string, Record<string, string>, object | null]>([
  ['Laravel', { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '59' }, { calls: 60, spanMs: 60_000 }],
  ['the draft', { 'ratelimit-policy': '"default";q=100;w=60' }, { calls: 100, spanMs: 60_000 }],
  ['several spans', { 'ratelimit-policy': '"b";q=10;w=1, "d";q=50;w=60' }, { calls: 50, spanMs: 60_000 }],
  ['ten, of a second perhaps', { 'x-ratelimit-limit': '10' }, null],
  ['those of a day', { 'ratelimit-policy': '"day";q=1000;w=86400' }, null],
])('a limit is learned from the headers of %s, of a read alone', async (_of, headers, learned) => {
  services.answers['/integration/api/signin'] = () => ({
    json: { access_token: 't' },
    headers: { 'x-ratelimit-limit': '31' },
  });
  services.answers['/integration/read'] = () => ({ json: {}, headers });
  await callService(READ);
  const known = backendState().paces.integration.learned;
  expect(known && { calls: known.calls, spanMs: known.spanMs }).toEqual(learned);
});

it('a limit that is only shown by 429 is what was answered in the minute before, for an hour', async () => {
  let calls = 0;
  services.answers['/integration/read'] = () => (++calls > 40 ? { status: 429, json: {} } : { json: {} });
  for (let read = 0; read < 41; read += 1) await failureOf(callService(READ));
  expect(backendState().paces.integration.learned?.calls).toBe(41); // with the sign-in
  later(60 * 60_000 + 1_000);
  calls = 0;
  for (let read = 0; read < 40; read += 1) await callService(READ);
});

it('a limit that is set holds back lists before visitors, and nothing that is sent', async () => {
  limits.SERVICE_CALLS_PER_MINUTE = 40;
  services.answers['/panel/read'] = () => ({ json: {} });
  const call = { ...READ, limitMs: 1_000 };
  for (let read = 0; read < 5; read += 1) await callService(call);
  expect(await failureOf(callService({ ...call, isList: true }))).toMatchObject({ kind: 'open' });
  for (let read = 0; read < 4; read += 1) await callService(call);
  expect(await failureOf(callService(call))).toMatchObject({ kind: 'open' });
  expect((await callService({ ...call, method: 'POST' })).status).toBe(200);
  limits.SERVICE_CALLS_PER_MINUTE = undefined;
});
