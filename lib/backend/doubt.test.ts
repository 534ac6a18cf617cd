import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listSlides } from './content.ts';
import { getPost, listAllPosts, readPostIndex } from './posts.ts';
import { doubtedLists } from './read.ts';
import { resetBackendState } from './state.ts';
import { getTalent } from './talent.ts';
import { getTalentIndex } from './talents.ts';
import { listed, row } from './testing/rows.ts';
import { down, freshServices, publish, type Served, world } from './testing/services.ts';

vi.mock('next/cache', () => import('./testing/services.ts'));
vi.mock('../system/env.ts', () => import('./testing/world.ts'));
vi.mock('./client.ts', () => import('./testing/services.ts'));
freshServices();

const MINUTE = 60_000;
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const talents = (count: number) =>
  listed(Array.from({ length: count }, (_, at) => row(at + 1, `Ana ${at + 1}`)));
const serve = (count: number) => world.served.set('/api/talents', talents(count));
const size = async () => (await getTalentIndex()).byId.size;
const callsOf = async (read: () => Promise<unknown>) => {
  const before = world.calls;
  await read();
  return world.calls - before;
};
const slides = Array.from({ length: 3 }, (_, id) => ({ id, slide_mobile: `${id}.jpg` }));
const posts = Array.from({ length: 4 }, (_, id) => ({
  id,
  slug: `p${id}`,
  title: `P ${id}`,
  language: 'pt',
}));

describe('a list of sixty that is suddenly short', () => {
  beforeEach(async () => {
    serve(60);
    expect(await size()).toBe(60);
    later(61 * MINUTE);
  });

  it.each([0, 3, 29])('(%i) is doubted: the last good one stays, and the log says so', async (count) => {
    serve(count);
    expect(await size()).toBe(60);
    expect(doubtedLists()).toEqual(['talents']);
    const logged = vi.mocked(console.warn).mock.calls.flat().join('\n');
    expect(logged).toContain(`"key":"talents","before":60,"count":${count}`);
    serve(60);
    later(MINUTE);
    expect(await size()).toBe(60);
    expect(doubtedLists()).toEqual([]);
  });

  it.each([50, 40, 31])('by less than half (%i) is believed', async (count) => {
    serve(count);
    expect(await size()).toBe(count);
  });

  it('is read again after 1, 5 and 15 minutes, and believed after an hour', async () => {
    serve(3);
    await size();
    for (const wait of [1, 5, 15, 15, 15]) {
      later(wait * MINUTE - 6_000);
      expect(await callsOf(size), `before ${wait} minutes`).toBe(0);
      later(6_000);
      expect(await callsOf(size), `after ${wait} minutes`).toBe(1);
      expect(await size()).toBe(60);
    }
    later(15 * MINUTE);
    expect(await size()).toBe(3);
    expect(doubtedLists()).toEqual([]);
  });

  it('is doubted after a restart too', async () => {
    resetBackendState();
    serve(3);
    expect(await size()).toBe(60);
  });

  it('is believed at once where a signed publish says so, before it or in the doubt', async () => {
    serve(3);
    publish('talents');
    expect(await size()).toBe(3);
    later(61 * MINUTE);
    serve(60);
    expect(await size()).toBe(60);
    later(61 * MINUTE);
    serve(2);
    expect(await size()).toBe(60);
    publish('talents');
    expect(await size()).toBe(2);
  });

  it('loses at once whom a takedown names, and nobody else', async () => {
    world.served.set('/api/talents', down);
    serve(20);
    world.served.set('/api/talents', ({ json }) => (json?.ids ? listed([]) : talents(20)));
    publish(...Array.from({ length: 40 }, (_, at) => `talent:${at + 21}`));
    expect(await size()).toBe(20);
    later(61 * MINUTE);
    expect(await size(), 'the whole list agrees').toBe(20);
    later(61 * MINUTE);
    publish('talent:1');
    serve(0);
    later(61 * MINUTE);
    expect(await size(), 'an edit of one explains not all').toBe(20);
  });

  it('loses more at once than entries are read for', async () => {
    serve(800);
    expect(await size()).toBe(800);
    serve(1);
    publish(...Array.from({ length: 799 }, (_, at) => `talent:${at + 2}`));
    expect(await size()).toBe(1);
  });
});

it('a list that was never longer is believed, as is one without a last good answer', async () => {
  serve(0);
  expect(await size()).toBe(0);
});

it.each<[string, Served, number]>([
  ['empty', { body: [] }, 0],
  // Two calls that a service does not have say nothing about its slides.
  ['404', { status: 404, body: { message: 'x' } }, 3],
])(
  'carousel, blog, post and profile stay where a service answers everything with %s',
  async (_how, nothing, slidesThen) => {
    serve(60);
    const paths = ['/api/slides/home', '/api/posts/blog/pt', '/api/posts/blog/p1/pt', '/api/talent/profile'];
    const bodies = [slides, posts, { data: posts[1] }, { data: row(7, 'Ana 7') }];
    for (const [at, path] of paths.entries()) world.served.set(path, { body: bodies[at] });
    const seen = async () => [
      (await readPostIndex()).value.slugs.size,
      (await listSlides('home')).length,
      (await listAllPosts('pt')).length,
      (await getPost('p1', 'pt'))?.title,
      Object(await getTalent(7, 'pt')).name,
      await size(),
    ];
    expect(await seen()).toEqual([4, 3, 4, 'P 1', 'Ana 7', 60]);
    for (const path of [...paths, '/api/talents', '/api/entities/slides_home'])
      world.served.set(path, nothing);
    later(61 * MINUTE);
    expect(await seen()).toEqual([4, 3, 4, 'P 1', 'Ana 7', 60]);
    publish('posts', 'slides', 'talent:7');
    expect((await seen()).slice(0, 5), 'published').toEqual([0, slidesThen, 0, undefined, undefined]);
  },
);
