import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StubAnswer, startStub } from './testing/stub-service.ts';

type World = { dir: string; url: string; token: string | undefined };
type Instagram = typeof import('./instagram.ts');
const world = vi.hoisted((): World => ({ dir: '', url: '', token: 'secret-token' }));

vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load }));
vi.mock('../system/env.ts', () => ({
  env: () => ({ SITE_CACHE_DIR: world.dir, INSTAGRAM_URL: world.url, INSTAGRAM_TOKEN: world.token }),
}));

const timeoutOf = AbortSignal.timeout.bind(AbortSignal);

const post = (id: string, over: Record<string, unknown> = {}) => ({
  id,
  media_type: 'IMAGE',
  media_url: `${world.url}/${id}.jpg`,
  permalink: `https://www.instagram.com/p/${id}/`,
  timestamp: '2026-10-01T10:00:00+0000',
  ...over,
});

let getInstagramPicture: Instagram['getInstagramPicture'];
let listInstagram: Instagram['listInstagram'];
let parseMedia: Instagram['parseMedia'];
let stub: Awaited<ReturnType<typeof startStub>>;
let reply: (path: string) => StubAnswer;
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(async () => {
  stub = await startStub(({ url = '' }) => reply(url));
  warn.mockClear();
  // Every test begins without pictures.
  vi.resetModules();
  ({ getInstagramPicture, listInstagram, parseMedia } = await import('./instagram.ts'));
  Object.assign(world, { url: stub.url, token: 'secret-token', dir: await mkdtemp(join(tmpdir(), 'ig-')) });
});
afterEach(async () => {
  stub.stop();
  await rm(world.dir, { recursive: true, force: true });
});

describe('the feed from Instagram', () => {
  it('shows pictures under our own address, of a video its thumbnail', async () => {
    const video = { media_type: 'VIDEO', media_url: 'https://v.example/a.mp4', thumbnail_url: world.url };
    reply = () => ({ json: { data: [post('1', { caption: 'Oi' }), post('2', video)] } });
    const photos = await listInstagram();
    expect(photos.map(({ id, image, caption }) => [id, image, caption])).toEqual([
      ['1', '/api/instagram/1', 'Oi'],
      ['2', '/api/instagram/2', null],
    ]);
    expect(JSON.stringify(photos)).not.toContain('.jpg');
  });

  it('leaves out what has no picture or makes no sense', () => {
    const odd = [post('1', { media_url: null }), post('../x'), { id: '3' }, null];
    expect(parseMedia({ data: odd })).toEqual([]);
    expect(parseMedia('maintenance')).toEqual([]);
  });

  it('is absent without a token, and asks nobody', async () => {
    world.token = undefined;
    expect(await listInstagram()).toEqual([]);
    expect(stub.calls).toEqual([]);
  });

  it('keeps the last good posts through a failure, and logs no token', async () => {
    reply = () => ({ json: { data: [post('1')] } });
    await listInstagram();
    reply = () => ({ status: 400, json: { error: { message: 'expired' } } });
    expect(await listInstagram()).toHaveLength(1);
    expect(warn).toHaveBeenCalledOnce();
    expect(String(warn.mock.calls)).not.toContain('secret-token');
  });

  it('is quietly absent where it never worked', async () => {
    reply = () => ({ text: '<html>' });
    expect(await listInstagram()).toEqual([]);
  });
});

describe('an answer of Instagram that is too large', () => {
  it('is not read to its end', async () => {
    reply = () => ({ text: `{"data":[${'{},'.repeat(2_000_000)}{}]}` });
    expect(await listInstagram()).toEqual([]);
    expect(String(warn.mock.calls)).toContain('instagram failed');
  });

  it('shows the first twelve posts', async () => {
    reply = () => ({ json: { data: Array.from({ length: 1_000 }, (_, at) => post(String(at))) } });
    expect(await listInstagram()).toHaveLength(12);
  });
});

describe('a picture of the feed', () => {
  const jpeg = { 'content-type': 'image/jpeg' };
  const serve = (answer: StubAnswer, over = {}) => {
    reply = (path) => (path.startsWith('/me/media') ? { json: { data: [post('1', over)] } } : answer);
  };
  const fetched = () => stub.calls.filter((call) => call.endsWith('/1.jpg')).length;

  it('comes through us', async () => {
    serve({ text: 'bytes', headers: jpeg });
    const picture = await getInstagramPicture('1');
    expect(picture?.type).toBe('image/jpeg');
    expect(new TextDecoder().decode(picture?.bytes)).toBe('bytes');
  });

  it('is null for a post that is not listed, for other types and for other hosts', async () => {
    serve({ text: '<svg/>', headers: { 'content-type': 'image/svg+xml' } });
    expect(await getInstagramPicture('1')).toBeNull();
    expect(await getInstagramPicture('2')).toBeNull();
    serve({ text: 'bytes' }, { media_url: 'http://169.254.169.254/latest' });
    expect(await getInstagramPicture('1')).toBeNull();
  });

  it('is fetched for listed posts alone, whatever address is asked for', async () => {
    serve({ text: 'bytes', headers: jpeg });
    for (const id of ['2', '../1', '']) expect(await getInstagramPicture(id)).toBeNull();
    expect(stub.calls.every((call) => call.startsWith('GET /me/media'))).toBe(true);
  });

  it('is fetched once, for many at once and for later', async () => {
    serve({ text: 'bytes', headers: { 'content-type': 'image/webp' } });
    await Promise.all([1, 2, 3].map(() => getInstagramPicture('1')));
    const picture = await getInstagramPicture('1');
    expect(picture?.type).toBe('image/webp');
    expect(new TextDecoder().decode(picture?.bytes)).toBe('bytes');
    expect(fetched()).toBe(1);
  });

  it.each<[string, StubAnswer]>([
    ['does not answer', 'hang'],
    ['stops in the middle', { text: 'by', headers: jpeg, hasMore: true }],
    ['goes on for ever', { text: 'x'.repeat(21_000_000), headers: jpeg, hasMore: true }],
    ['is too large and does not say so', { text: 'x'.repeat(21_000_000), headers: jpeg }],
    ['is empty', { text: '', headers: jpeg }],
    ['fails', { status: 500, text: 'no', headers: jpeg }],
    ['sends elsewhere', { status: 302, text: 'no', headers: { location: '/1.jpg' } }],
  ])('that %s is null, and asked for again a minute later only', async (_case, answer) => {
    const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeoutOf(500));
    serve(answer);
    for (const _visitor of [1, 2, 3]) expect(await getInstagramPicture('1')).toBeNull();
    expect(fetched()).toBe(1);
    patience.mockRestore();
    serve({ text: 'bytes', headers: jpeg });
    const { now } = performance;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 60_001);
    expect(await getInstagramPicture('1')).not.toBeNull();
    clock.mockRestore();
  });
});
