import type { IncomingMessage } from 'node:http';
import { withRequest } from '@passarela/gate/request-id';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSocialLinks, listFeed, listSlides } from './content.ts';
import { getAttributes, listCities, listCountries, listStates } from './options.ts';
import { getPost, listPosts } from './posts.ts';
import { resetBackendState } from './state.ts';
import { getTalent } from './talent.ts';
import { listTalents } from './talents.ts';
import { type StubAnswer, startStub } from './testing/stub-service.ts';
import { world } from './testing/world.ts';
import { closeConnections } from './transport.ts';

// The requests to both services, as a server beside them sees them.

vi.mock('../system/env.ts', () => import('./testing/world.ts'));
vi.mock('./last-good.ts', () => ({ keepLastGood: vi.fn(), readLastGood: () => null }));

/** As Next does: a value read under a key is in memory from then on. */
const memory = vi.hoisted(() => new Map<string, Promise<unknown>>());
vi.mock('next/cache', () => ({
  unstable_cache: (load: () => Promise<unknown>, key: string[]) => () => {
    const name = key.join();
    if (!memory.has(name)) memory.set(name, load());
    return memory.get(name);
  },
}));

const LIST = { data: [], current_page: 1, last_page: 1, per_page: 1000, total: 0 };
const OPTIONS = { gender: [], hair: [], eyes: [], skin_tone: [], categories: [], divisions: [] };
const POST = {
  id: 1,
  slug: 'ola',
  title: 'Olá',
  content: '<p>Texto</p>',
  language: 'pt',
  batch: 'b1',
  created_at: '2026-01-01 10:00:00',
  updated_at: '2026-01-01',
  translations: [],
};

function answerTo({ url = '' }: IncomingMessage): StubAnswer {
  if (url === '/integration/api/signin')
    return { json: { access_token: 'of integration', token_type: 'bearer', expires_in: 3600 } };
  if (url === '/panel/api/login')
    return { json: { token: 'of the panel', token_type: 'bearer', expires_in: 3600 } };
  if (url.startsWith('/panel/api/posts/blog/ola/')) return { json: { data: POST } };
  if (url.includes('/slides/')) return { json: [{ slide_mobile: 'm.jpg' }] };
  if (url.includes('/entities/')) return { json: [] };
  if (/social-medias|\/options/.test(url)) return { json: {} };
  if (url.includes('/attributes')) return { json: OPTIONS };
  if (url.includes('/profile')) return { json: { data: { id: 7, name: 'Ana' } } };
  return { json: LIST };
}

type Seen = { call: string; token: string | undefined; body: string; request: unknown };
let seen: Seen[];
let stub: Awaited<ReturnType<typeof startStub>>;

beforeEach(async () => {
  resetBackendState();
  memory.clear();
  seen = [];
  stub = await startStub((request, body) => {
    const { method, url = '', headers } = request;
    seen.push({
      call: `${method} ${decodeURIComponent(url)}`,
      token: headers.authorization,
      body,
      request: headers['x-request-id'],
    });
    return answerTo(request);
  });
  world.url = stub.url;
});
afterEach(async () => {
  await closeConnections();
  stub.stop();
});

const isSignIn = ({ call }: Seen) => /\/(signin|login)$/.test(call);
const calls = () => seen.filter((each) => !isSignIn(each)).map(({ call }) => call);
const query = (call = '') =>
  Object.fromEntries(new URL(call.slice(call.indexOf(' ') + 1), 'http://x').searchParams);

describe('the site', () => {
  it('signs in to each service with its credentials at the first call, and carries the token from then on [S107.1 S107.2 S120.2 S124.1 S128.1 S129.1]', async () => {
    await Promise.all([listTalents('models'), getSocialLinks()]);
    const signIns = seen.filter(isSignIn).map(({ call, body }) => [call, JSON.parse(body)]);
    expect(signIns).toHaveLength(2);
    expect(signIns).toContainEqual([
      'POST /integration/api/signin',
      { salt: 'salt of integration', api_key: 'key of integration' },
    ]);
    expect(signIns).toContainEqual([
      'POST /panel/api/login',
      { salt: 'salt of the panel', api_token: 'token of the panel' },
    ]);
    const tokens = seen
      .filter((each) => !isSignIn(each))
      .map(({ call, token }) => [call.split('?')[0], token]);
    expect(tokens).toHaveLength(3);
    expect(tokens).toContainEqual(['GET /integration/api/talents/attributes', 'Bearer of integration']);
    expect(tokens).toContainEqual(['POST /integration/api/talents', 'Bearer of integration']);
    expect(tokens).toContainEqual(['GET /panel/api/social-medias', 'Bearer of the panel']);
  });

  it('names the visitor’s request in each call that it makes for it, sign-in included', async () => {
    await withRequest(() => listTalents('models'), 'of-the-visitor');
    await getSocialLinks();
    const ids = seen.map(({ request }) => request);
    expect(ids).toHaveLength(5);
    expect(ids.slice(0, 3)).toEqual(Array(3).fill('of-the-visitor'));
    for (const id of ids.slice(3)) expect(id).toMatch(/^[\da-f-]{36}$/);
  });

  it('asks for 1,000 talents at a time, with the covers of the web, without a filter [S140.1 S140.2]', async () => {
    await listTalents('cast');
    expect(calls()).toHaveLength(2);
    expect(calls()[1]).toMatch(/^POST \/integration\/api\/talents\?/);
    expect(query(calls()[1])).toEqual({ language: 'pt', paginate: '1000', page: '1', cover_web: '1' });
    expect(JSON.parse(seen.at(-1)?.body ?? '')).toEqual({});
  });

  it.each(['pt', 'en'] as const)(
    'asks for a profile in %s with covers and skills [S141.1 S141.2]',
    async (language) => {
      await getTalent(7, language);
      const [profile, ...others] = calls().filter((call) => call.includes('/profile'));
      expect(others).toEqual([]);
      expect(profile).toMatch(/^GET \/integration\/api\/talent\/profile\?/);
      expect(query(profile)).toEqual({ language, id: '7', cover_web: '1', cover2: '1', skills: '1' });
    },
  );

  it('asks for places: all countries, the states of one, the cities of a state; no city before that, no skin tones [S144.1-4]', async () => {
    await listCountries('pt');
    await listStates('BR', 'pt');
    await listCities('BR', 'SC', 'en');
    expect(calls().every((call) => call.startsWith('GET /integration/api/options?'))).toBe(true);
    expect(calls().map(query)).toEqual([
      { language: 'pt', countries: '1' },
      { language: 'pt', states: 'BR' },
      { language: 'en', cities: '{"country":"BR","state":"SC"}' },
    ]);
  });

  it('asks once for each thing that it shows, and serves it from memory [S95.2 S108.3 S133.1 S134.1 S135.1 S136.1 S137.1 S139.1 S150.1 S150.2]', async () => {
    for (let time = 0; time < 3; time += 1) {
      await getAttributes('pt');
      await getSocialLinks();
      for (const type of ['prehome', 'home', 'about'] as const) await listSlides(type);
      await listFeed();
      await listPosts('pt', 1);
      expect(await getPost('ola', 'pt')).toMatchObject({ slug: 'ola' });
    }
    expect(calls().toSorted()).toEqual([
      'GET /integration/api/talents/attributes?language=pt',
      'GET /panel/api/entities/feed',
      'GET /panel/api/posts/blog/ola/pt',
      'GET /panel/api/posts/blog/pt?page=1',
      'GET /panel/api/posts/news/pt?page=1',
      'GET /panel/api/slides/about',
      'GET /panel/api/slides/home',
      'GET /panel/api/slides/prehome',
      'GET /panel/api/social-medias',
    ]);
  });
});
