import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addPictureHosts } from '../lib/system/picture-hosts.ts';
import PageCache, { cacheSize } from './page-cache.ts';

const TALENTS = { 'x-next-cache-tags': 'talents,_N_T_/[lang]/page,_N_T_/pt' };
const page = (html: string, headers = TALENTS) => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from('rsc'),
  headers,
  status: 200,
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
});
const data = (body: string) => ({
  kind: 'FETCH',
  data: { headers: {}, body, status: 200, url: '' },
  revalidate: 3600,
});

// Next makes one for each request.
const cache = () => new PageCache();
let key = '';
let count = 0;
let day = Date.now();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  day += 86_400_000;
  vi.setSystemTime(day);
  key = `/pt/${count++}`;
});
afterEach(() => vi.useRealTimers());
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('what Next keeps', () => {
  it('comes back whole, with its time and lifetime, to every request', async () => {
    const kept = page('<p>É “longa”</p>');
    const { lastModified } = { lastModified: Date.now() };
    await cache().set(key, kept, { cacheControl: { revalidate: 10, expire: undefined } });
    later(5);
    expect(await cache().get(key)).toEqual({
      value: kept,
      lastModified,
      cacheControl: { revalidate: 10, expire: undefined },
    });
    const route = {
      kind: 'APP_ROUTE',
      body: Buffer.from('xml'),
      headers: { 'content-type': 'text/xml' },
      status: 200,
    };
    await cache().set(`${key}/route`, route);
    expect((await cache().get(`${key}/route`))?.value).toEqual(route);
    await cache().set(`${key}/none`, null);
    expect(await cache().get(`${key}/none`)).toMatchObject({ value: null });
    expect(await cache().get(`${key}/never`)).toBeNull();
  });

  it('is replaced by what comes later', async () => {
    await cache().set(key, page('old'));
    await cache().set(key, page('new'));
    expect((await cache().get(key))?.value).toMatchObject({ html: 'new' });
  });

  it('does not hold on to the memory it was cut from', async () => {
    const large = Buffer.alloc(1024 * 1024);
    await cache().set(key, { ...page(''), rscData: large.subarray(0, 10) });
    expect((await cache().get(key))?.value?.rscData?.buffer.byteLength).toBe(10);
  });
});

describe('a published tag', () => {
  it.each(['talents', '_N_T_/pt'])('%s ends pages that carry it, at once', async (tag) => {
    await cache().set(key, page('old'));
    await cache().set(`${key}/other`, page('other', { 'x-next-cache-tags': 'posts' }));
    later(1);
    await cache().revalidateTag(tag);
    expect(await cache().get(key)).toBeNull();
    expect(await cache().get(`${key}/other`)).not.toBeNull();
  });

  it('ends what was made in the same millisecond, and not what comes after', async () => {
    await cache().set(key, page('old'));
    await cache().revalidateTag(['talents']);
    expect(await cache().get(key)).toBeNull();
    later(1);
    await cache().set(key, page('new'));
    expect(await cache().get(key)).not.toBeNull();
  });

  it('ends data by the tags they were kept with', async () => {
    await cache().set(key, data('old'), { tags: ['posts'] });
    await cache().revalidateTag(['posts']);
    expect(await cache().get(key)).toBeNull();
  });

  it('ends what a request that began before it keeps after it', async () => {
    const slow = cache();
    later(1);
    await cache().revalidateTag('talents');
    later(1);
    await slow.set(key, page('old'));
    expect(await cache().get(key)).toBeNull();
    await cache().set(key, page('new'));
    expect(await slow.get(key)).not.toBeNull();
  });
});

it('ends pages, and nothing else, when a host of pictures is new: their policy is without it [S92.2]', async () => {
  await cache().set(key, page('old'));
  await cache().set(`${key}/data`, data('old'));
  const slow = cache();
  later(1);
  addPictureHosts(['https://cdn.example']);
  expect(await cache().get(key)).toBeNull();
  expect(await cache().get(`${key}/data`)).not.toBeNull();
  await slow.set(key, page('as it was when the host came'));
  expect(await cache().get(key)).toBeNull();
  later(1);
  await cache().set(key, page('new'));
  addPictureHosts(['https://cdn.example']);
  expect(await cache().get(key)).not.toBeNull();
});

it('keeps a page that could only say 503 for ten seconds, and does not show it once more', async () => {
  await cache().set(key, page('503', { 'x-next-cache-tags': 'slides,outage' }));
  await cache().set(`${key}/other`, page('other'));
  later(9_999);
  expect(await cache().get(key)).not.toBeNull();
  later(1);
  expect(await cache().get(key)).toBeNull();
  expect(await cache().get(`${key}/other`)).not.toBeNull();
});

it('holds so many bytes and no more, the pages used last', async () => {
  const html = 'x'.repeat(1024 * 1024);
  await cache().set(key, page(html));
  for (let at = 0; at < 100; at += 1) {
    await cache().set(`${key}/${at}`, page(html));
    await cache().get(key);
  }
  const { bytes, entries } = cacheSize();
  expect(bytes).toBeLessThanOrEqual(75 * 1024 * 1024);
  expect(entries).toBeGreaterThan(50);
  expect(await cache().get(key)).not.toBeNull();
  expect(await cache().get(`${key}/0`)).toBeNull();
});
