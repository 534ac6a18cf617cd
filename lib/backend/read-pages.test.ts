import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from './errors.ts';
import { readPages } from './read-pages.ts';

const source = { service: 'integration', path: '/list' } as const;
const all = Array.from({ length: 50 }, (_, at) => ({ id: at + 1 }));
const slice = (page: number, size: number) => all.slice((page - 1) * size, page * size);
const lastOf = (size: number) => Math.ceil(all.length / size);

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** The rows, and the number of requested pages. */
async function read(answer: (page: number) => unknown) {
  let calls = 0;
  const rows = await readPages(async (page) => {
    calls += 1;
    return answer(page);
  }, source);
  return { rows, calls };
}

describe('a list is read to its end', () => {
  it.each<[string, (page: number) => unknown, number]>([
    ['by last_page', (page) => ({ data: slice(page, 20), current_page: page, last_page: 3 }), 3],
    ['by last_page in meta, as text', (page) => ({ data: slice(page, 20), meta: { last_page: '3' } }), 3],
    [
      'by next links',
      (page) => ({ data: slice(page, 20), links: { next: page < 3 ? `?page=${page + 1}` : null } }),
      3,
    ],
    ['by next_page_url', (page) => ({ data: slice(page, 20), next_page_url: page < 3 ? '/x' : null }), 3],
    ['by total', (page) => ({ data: slice(page, 20), total: 50 }), 3],
    ['where nothing is said of pages', (page) => slice(page, 20), 4],
    ['where the service ignores the page', () => all, 2],
    ['where it ignores the page and names a last one', () => ({ data: all, last_page: 5 }), 5],
    [
      'where last_page is of the pages that were asked for, not of those that came',
      (page) => ({ data: slice(page, 20), last_page: 1, total: 50 }),
      3,
    ],
    ['by twenty pages', (page) => ({ data: slice(page, 3), last_page: lastOf(3) }), 17],
  ])('%s', async (_how, answer, calls) => {
    expect(await read(answer)).toEqual({ rows: all, calls });
    expect(warn).not.toHaveBeenCalled();
  });

  it('also where a page that was not named is refused', async () => {
    const refused = new BackendError({ kind: 'status', status: 422, ...source });
    expect((await read((page) => (page === 1 ? all : Promise.reject(refused)))).rows).toEqual(all);
    expect((await read((page) => (page === 1 ? all : null))).rows).toEqual(all);
  });

  it('also where rows of a page have no id', async () => {
    const odd = (page: number) => ({ data: [{ name: `odd ${page}` }], last_page: 3 });
    expect((await read(odd)).rows).toHaveLength(3);
  });
});

it('fails where a page that was named fails', async () => {
  const failed = new BackendError({ kind: 'status', status: 500, ...source });
  const answer = (page: number) =>
    page === 2 ? Promise.reject(failed) : { data: slice(page, 20), last_page: 3 };
  await expect(read(answer)).rejects.toBe(failed);
});

it('says how many are left out where a bound is reached', async () => {
  const endless = (page: number) => ({
    data: Array.from({ length: 1_000 }, (_, at) => ({ id: page * 1_000 + at })),
    last_page: 1e9,
    total: 60_000,
  });
  expect((await read(endless)).rows.length).toBeGreaterThanOrEqual(50_000);
  expect(warn.mock.calls.flat().join()).toMatch(/rest is left out.*"left":\d+/);
});

it('is none where the service has no such list, and unknown where it makes no sense', async () => {
  expect((await read(() => null)).rows).toEqual([]);
  await expect(read(() => 'lol')).rejects.toMatchObject({ kind: 'invalid' });
});
