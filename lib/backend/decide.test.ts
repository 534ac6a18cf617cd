import { expect, it, vi } from 'vitest';
import { splitUrl } from '../routes/resolve.ts';
import { decide } from './decide.ts';
import { resetBackendState } from './state.ts';
import { down, freshServices, publish, world } from './testing/services.ts';

vi.mock('../system/env.ts', () => import('./testing/world.ts'));
vi.mock('./client.ts', () => import('./testing/services.ts'));
freshServices();

const SERVICES = ['/api/talents', '/api/talent/profile', '/api/posts/blog/pt', '/api/posts/news/pt'];

function serve(name: string, slugs: readonly string[] = [], categories: readonly number[] = [1]) {
  const data = [
    { id: 8, name, gender: 'woman', categories: categories.map((id) => ({ id })), divisions: [] },
  ];
  world.served.set('/api/talents', { body: { data, current_page: 1, last_page: 1 } });
  world.served.set('/api/talent/profile', ({ query }) => ({
    status: query?.id === 9 ? 410 : 404,
    body: null,
  }));
  const [slug, ...former_slugs] = slugs;
  world.served.set('/api/posts/blog/pt', {
    body: { data: slug ? [{ slug, former_slugs }] : [], last_page: 1 },
  });
}

/** `308 /modelos`, with `?` if no browser may cache it; `410 /pt/talent/models/9`. */
async function decided(address: string) {
  const decision = await decide(...splitUrl(address));
  if (decision.kind === 'busy') return 'busy';
  return decision.kind === 'page'
    ? `${decision.status} ${decision.to}`
    : `308${decision.mayChange ? '?' : ''} ${decision.to}`;
}

it.each([
  // a talent: one address, by the name that the index has
  ['/modelos/8/ana-lima', '200 /pt/talent/models/8'],
  ['/modelos/8/ana', '308? /modelos/8/ana-lima'],
  ['/modelos/8/Ana-Lima', '308? /modelos/8/ana-lima'],
  ['/modelos/8/ana-lima.png?utm=1', '308? /modelos/8/ana-lima?utm=1'],
  ['/modelos/mulheres/8/ana-lima', '308? /modelos/8/ana-lima'],
  ['/pt/models/woman/8/x', '308? /modelos/8/ana-lima'],
  ['/en/modelos/8/ana-lima', '308? /en/models/8/ana-lima'],
  ['/en/models/8/ana-lima/', '308? /en/models/8/ana-lima'],
  ['/en/models/8/ana-lima', '200 /en/talent/models/8'],
  // the list of a model is that of the models
  ['/elenco/8/ana-lima', '308? /modelos/8/ana-lima'],
  ['/en/cast/8/x?utm=1', '308? /en/models/8/ana-lima?utm=1'],
  // nobody, and somebody who has left
  ['/modelos/7/ana', '404 /pt/missing'],
  ['/en/modelos/7/ana', '404 /en/missing'],
  ['/modelos/9/bia', '410 /pt/talent/models/9'],
  // a post
  ['/blog/novo', '200 /pt/post/novo'],
  ['/blog/velho', '308? /blog/novo'],
  ['/en/news/velho?a=1', '308? /en/blog/novo?a=1'],
  ['/news/novo', '308 /blog/novo'],
  ['/blog/nada', '404 /pt/missing'],
  ['/news/nada', '404 /pt/missing'],
  // addresses without an index
  ['/pt/contact', '308 /contato'],
  ['/en/sobre-nosotros', '308 /en/about'],
  ['/modelos?letra=a', '200 /pt/talents/models/all/a/1'],
  ['/modelos?utm=1&letter=A', '308 /modelos?letra=a&utm=1'],
  ['/modelos?page=9', '404 /pt/missing'],
  ['/modelos?pagina=9', '404 /pt/missing'],
  ['/fr', '404 /pt/missing'],
  ['/pt/fr', '404 /pt/missing'],
  ['/rss', '308 /feed/pt.xml'],
])('%s: %s', async (address, expected) => {
  serve('Ana Lima', ['novo', 'velho']);
  expect(await decided(address)).toBe(expected);
});

it('a name of another script is named by its Latin reading, and the address without one leads there', async () => {
  serve('Анна Петрова');
  expect(await decided('/modelos/8/-')).toBe('308? /modelos/8/anna-petrova');
  expect(await decided('/modelos/8/anna-petrova')).toBe('200 /pt/talent/models/8');
});

it('a talent of both lists has an address in each, one of neither that of the cast', async () => {
  for (const [categories, models, cast] of [
    [[1, 1891], '200 /pt/talent/models/8', '200 /pt/talent/cast/8'],
    [[1891], '308? /elenco/8/ana', '200 /pt/talent/cast/8'],
    [[], '308? /elenco/8/ana', '200 /pt/talent/cast/8'],
  ] as const) {
    resetBackendState();
    serve('Ana', [], categories);
    expect(await decided('/modelos/8/ana')).toBe(models);
    expect(await decided('/elenco/8/ana')).toBe(cast);
  }
});

it('a name that is changed and changed back leads in no circle', async () => {
  serve('Ana');
  expect(await decided('/modelos/8/bia')).toBe('308? /modelos/8/ana');
  serve('Bia');
  publish();
  expect(await decided('/modelos/8/bia')).toBe('200 /pt/talent/models/8');
  expect(await decided('/modelos/8/ana')).toBe('308? /modelos/8/bia');
});

it('without an index each name of a talent and a post answers as it was typed', async () => {
  for (const path of SERVICES) world.served.set(path, down);
  expect(await decided('/modelos/8/ana')).toBe('200 /pt/talent/models/8');
  expect(await decided('/models/homens/8/Ana')).toBe('200 /pt/talent/models/8');
  expect(await decided('/pt/modelos/8/ana')).toBe('308? /modelos/8/ana');
  expect(await decided('/blog/novo')).toBe('200 /pt/post/novo');
});

it('in an outage after a restart the last good index still names the one address', async () => {
  serve('Ana Lima');
  await decided('/modelos/8/ana-lima');
  for (const path of SERVICES) world.served.set(path, down);
  resetBackendState();
  expect(await decided('/modelos/8/ana')).toBe('308? /modelos/8/ana-lima');
});

it('one of too many made-up ids has to come again', async () => {
  serve('Ana Lima');
  const all = await Promise.all(Array.from({ length: 30 }, (_, at) => decided(`/modelos/${at + 100}/x`)));
  expect(all.filter((each) => each === 'busy')).toHaveLength(10);
});
