import { expect, it, vi } from 'vitest';
import { NO_FILTERS } from '../domain/filters.ts';
import type { Route } from '../routes/screens.ts';
import { existenceOf } from './existence.ts';
import { backendState, resetBackendState } from './state.ts';
import { down, freshServices, publish, world } from './testing/services.ts';

vi.mock('../system/env.ts', () => import('./testing/world.ts'));
vi.mock('./client.ts', () => import('./testing/services.ts'));
freshServices();

const row = (id: number, over = {}) => ({
  id,
  name: `Talento ${id}`,
  gender: 'woman',
  categories: [{ id: 1 }],
  divisions: [],
  updated_at: '2026-01-01T00:00:00Z',
  ...over,
});
const LISTED = [row(1), row(2, { divisions: [{ id: 5, id_category: 1446 }] }), row(3, { categories: [] })];
const serveTalents = (data: unknown[] = LISTED) =>
  world.served.set('/api/talents', { body: { data, current_page: 1, last_page: 1 } });
const servePosts = (...slugs: string[]) =>
  world.served.set('/api/posts/blog/pt', {
    body: { data: slugs.map((slug) => ({ slug })), last_page: 1 },
  });

const talent = (id: number): Route => ({ screen: 'talent', params: { section: 'models', id, name: 'x' } });
const list = (page: number): Route => ({ screen: 'talents', params: { section: 'models', page } });
const post = (slug: string): Route => ({ screen: 'post', params: { slug } });
const blog = (page: number): Route => ({ screen: 'blog', params: { page } });

it('lets through whom the service shows: listed, of the hidden division, in no section', async () => {
  serveTalents();
  for (const id of [1, 2, 3]) expect(await existenceOf(talent(id))).toMatchObject({ name: `Talento ${id}` });
  expect(world.calls).toBe(1);
});

it('tells an unknown id from one that is gone, and asks once for each', async () => {
  serveTalents();
  world.served.set('/api/talent/profile', ({ query }) => ({
    status: query?.id === 8 ? 410 : 404,
    body: null,
  }));
  for (const _visit of [1, 2, 3]) {
    expect(await existenceOf(talent(7))).toBe('missing');
    expect(await existenceOf(talent(8))).toBe('gone');
  }
  expect(world.calls).toBe(3);
});

it('asks for a few unknown ids a second, and lets known ones through meanwhile', async () => {
  serveTalents();
  const found = await Promise.all(Array.from({ length: 500 }, (_, at) => existenceOf(talent(1_000 + at))));
  expect(found.filter((each) => each === 'missing')).toHaveLength(20);
  expect(found.filter((each) => each === 'busy')).toHaveLength(480);
  expect(await existenceOf(talent(1))).toMatchObject({ name: 'Talento 1' });
  expect(world.calls).toBe(21);
});

it('knows slugs and pages of lists without asking for each', async () => {
  serveTalents(Array.from({ length: 21 }, (_, at) => row(at + 1)));
  servePosts('ola', 'tchau');
  const places: [Route, string][] = [
    [post('ola'), 'maybe'],
    [post('x'), 'missing'],
    [blog(2), 'maybe'],
    [blog(3), 'missing'],
    [list(2), 'maybe'],
    [list(3), 'missing'],
    [{ screen: 'talents', params: { section: 'models', gender: 'man', page: 2 } }, 'missing'],
    [{ screen: 'talents', params: { section: 'models', letter: 't', page: 2 } }, 'maybe'],
    [{ screen: 'talents', params: { section: 'models', division: 'mainboard' } }, 'maybe'],
    [{ screen: 'talents', params: { section: 'models', division: 'mainboard', page: 2 } }, 'missing'],
    [{ screen: 'talents', params: { section: 'models', division: 'models~kids' } }, 'missing'],
    [
      { screen: 'find', params: { section: 'models', division: 'models~kids', filters: NO_FILTERS } },
      'missing',
    ],
    [{ screen: 'contact', params: {} }, 'maybe'],
  ];
  for (const [place, expected] of places) expect(await existenceOf(place)).toBe(expected);
  for (let at = 0; at < 1_000; at += 1) expect(await existenceOf(post(`x${at}`))).toBe('missing');
  expect(world.calls).toBe(5);
});

it('leads from the former slug of a post to that of today, unless another post has it now', async () => {
  const data = [
    { slug: 'novo', former_slugs: ['velho', 'mais-velho', 'ola', 7] },
    { slug: 'ola', former_slugs: null },
  ];
  world.served.set('/api/posts/blog/pt', { body: { data, last_page: 1 } });
  const found = async () => [await existenceOf(post('velho')), await existenceOf(post('mais-velho'))];
  const moved = { movedTo: 'novo' };
  expect(await found()).toEqual([moved, moved]);
  expect(await existenceOf(post('ola'))).toBe('maybe');
  expect(await existenceOf(post('x'))).toBe('missing');
  for (const path of ['/api/posts/blog/pt', '/api/posts/news/pt']) world.served.set(path, down);
  resetBackendState();
  expect(await found()).toEqual([moved, moved]);
});

it('leads nowhere from a slug that its post has again', async () => {
  const serve = (slug: string, ...former_slugs: string[]) =>
    world.served.set('/api/posts/blog/pt', { body: { data: [{ slug, former_slugs }], last_page: 1 } });
  serve('novo', 'velho');
  expect(await existenceOf(post('velho'))).toEqual({ movedTo: 'novo' });
  serve('velho', 'novo');
  publish();
  expect(await existenceOf(post('velho'))).toBe('maybe');
  expect(await existenceOf(post('novo'))).toEqual({ movedTo: 'velho' });
});

it('lets through what was just published', async () => {
  serveTalents();
  servePosts('ola');
  expect(await existenceOf(post('novo'))).toBe('missing');
  expect(await existenceOf(talent(9))).toBe('missing');
  servePosts('novo', 'ola');
  serveTalents([...LISTED, row(9)]);
  publish();
  expect(await existenceOf(post('novo'))).toBe('maybe');
  expect(await existenceOf(talent(9))).toMatchObject({ name: 'Talento 9' });
});

it('turns nothing that was known into a 404 while the services are away, also after a restart', async () => {
  serveTalents();
  servePosts('ola');
  await existenceOf(talent(1));
  await existenceOf(post('ola'));
  for (const path of ['/api/talents', '/api/talent/profile', '/api/posts/blog/pt', '/api/posts/news/pt'])
    world.served.set(path, down);
  for (const forget of [publish, resetBackendState]) {
    forget();
    for (const id of [1, 2]) expect(await existenceOf(talent(id))).toMatchObject({ name: `Talento ${id}` });
    expect(await existenceOf(post('ola'))).toBe('maybe');
    expect(await existenceOf(talent(7))).toBe('maybe');
    expect(await existenceOf(post('x'))).toBe('maybe');
  }
});

it('lets the first few through where nothing was ever known, and no more', async () => {
  for (const path of ['/api/talents', '/api/talent/profile']) world.served.set(path, down);
  const found = await Promise.all(Array.from({ length: 100 }, (_, at) => existenceOf(talent(at + 1))));
  expect(new Set(found)).toEqual(new Set(['maybe', 'busy']));
  expect(found.filter((each) => each === 'maybe')).toHaveLength(20);
  expect(backendState().looked.size).toBe(0);
});

it('a talent that was published just now is known by its new name, at the address of the former one too', async () => {
  serveTalents();
  const former: Route = { screen: 'talent', params: { section: 'models', id: 1, name: 'talento-1' } };
  expect(await existenceOf(former)).toMatchObject({ name: 'Talento 1' });
  serveTalents([row(1, { name: 'Outro Nome' }), ...LISTED.slice(1)]);
  publish('talent:1');
  expect(await existenceOf(former)).toMatchObject({ name: 'Outro Nome' });
});
