import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readRows } from '../answers/envelope.ts';
import { readRow } from '../answers/row.ts';
import { TALENT } from '../answers/talent.ts';
import { resetBackendState } from '../state.ts';
import { type StubAnswer, startStub } from '../testing/stub-service.ts';
import { closeConnections } from '../transport.ts';
import { checkServices, isEnough, tableOf } from './check-services.ts';

const given = vi.hoisted(() => ({ panel: '', integration: '', limits: {} }));
vi.mock('../../system/env.ts', () => ({
  env: () => ({
    PANEL_URL: given.panel,
    INTEGRATION_URL: given.integration,
    SERVICE_TIMEOUT_S: 8,
    DATA_MAX_AGE_S: 3_600,
    OPTIONS_PATH: '/api/options',
    STORAGE_URL: `${given.panel}/media`,
    MEDIA_HOSTS: [],
    PLAIN_MEDIA_HOSTS: [],
    ...given.limits,
  }),
}));

const TALENTS = [
  { id: '7', name: 'Ana', categories: [1], cover: 'a.png', birthdate: '1999-01-01' },
  { id: 8, name: 'Bia', divisions: [1446] },
  { name: 'Nobody' },
];
const MILD: Record<string, StubAnswer> = {
  '/api/signin': { json: { access_token: 'a' } },
  '/api/login': { json: { token: 'a' } },
  '/api/talents?': { json: TALENTS },
  '/api/talent/profile': { json: { data: { id: 7, name: 'Ana', book: [{ file: 'a.png' }] } } },
  '/api/slides/home': { json: [{ slide_mobile: 'a.png' }] },
  '/api/posts/blog/pt': { json: { data: [{ slug: 'ola', title: 'Olá' }], last_page: 1 } },
  '/api/posts/blog/ola/pt': { json: { data: { slug: 'ola', title: 'Olá', content: '<p>Oi</p>' } } },
  '/media/a.png': { text: 'x', headers: { 'content-type': 'image/png' } },
};

let stub: Awaited<ReturnType<typeof startStub>>;
let answers: Record<string, StubAnswer | ((body: string, url: string) => StubAnswer)>;

beforeEach(async () => {
  resetBackendState();
  answers = MILD;
  stub = await startStub(({ url = '' }, body) => {
    const [, answer] = Object.entries(answers).find(([path]) => url.startsWith(path)) ?? [];
    return (
      (typeof answer === 'function' ? answer(body, url) : answer) ?? {
        status: 404,
        json: { message: 'Not Found' },
      }
    );
  });
  Object.assign(given, { panel: stub.url, integration: stub.url });
});
afterEach(async () => {
  await closeConnections();
  stub.stop();
});

const lineOf = async (call: string) => tableOf(await checkServices()).find((line) => line.includes(call));

it('say of each call what can be read, what is missing, and what that costs', async () => {
  const findings = await checkServices();
  const table = tableOf(findings).join('\n');
  expect(table).toMatch(/✓ integration {2}POST \/api\/signin +signed in/);
  expect(table).toMatch(
    /✓ integration {2}POST \/api\/talents +2 talents, 1 of 3 rows cannot be read \(no "id"\), 1 in models, 0 in cast, 1 hidden\n/,
  );
  expect(table).toMatch(/✓ integration {2}GET \/api\/talent\/profile +book 1, snap 0/);
  expect(table).toMatch(/✓ integration {2}POST \/api\/talents +no second page/);
  expect(table).toMatch(/✓ integration {2}GET a picture +image\/png/);
  expect(table).toMatch(/✓ panel {8}GET \/api\/posts\/blog\/ola\/pt +9 characters/);
  expect(table).toMatch(
    /– panel {8}GET \/api\/slides\/about +404 of \/api\/slides\/about, 404 of \S+: the about page stands without its carousel/,
  );
  expect(table).toMatch(/\d+ good, \d+ that the site does without, 0 that it needs$/);
  expect(isEnough(findings)).toBe(true);
});

it('send no form', async () => {
  await checkServices();
  const posts = stub.calls.filter((call) => call.startsWith('POST'));
  expect(posts.map((call) => call.split('?')[0])).toEqual([
    'POST /api/signin',
    'POST /api/talents',
    'POST /api/talents',
    'POST /api/login',
  ]);
});

it.each<[string, Record<string, StubAnswer>, RegExp]>([
  [
    'a wrong key',
    { '/api/signin': { status: 401, json: {} } },
    /401: INTEGRATION_SALT and INTEGRATION_API_KEY/,
  ],
  [
    'a wrong address',
    { '/api/signin': { status: 404, json: {} } },
    /404: INTEGRATION_URL is what stands before/,
  ],
  ['a page for a token', { '/api/signin': { text: '<html>' } }, /is INTEGRATION_URL right\?/],
])('name %s', async (_case, over, words) => {
  answers = { ...MILD, ...over };
  const findings = await checkServices();
  expect(tableOf(findings).find((line) => line.includes('/api/signin'))).toMatch(words);
  expect(isEnough(findings)).toBe(false);
});

it('name a doubled /api, and an address where nobody listens', async () => {
  given.integration = `${stub.url}/api`;
  expect(await lineOf('/api/signin')).toContain('INTEGRATION_URL ends with /api, which the site adds itself');
  given.panel = 'http://127.0.0.1:9';
  resetBackendState();
  expect(await lineOf('/api/login')).toContain('nobody listens at http://127.0.0.1:9 (PANEL_URL)');
});

const talents = (over: object, count = 12) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 7, name: `Ana ${at}`, categories: [1], ...over }));

it.each<[string, Record<string, StubAnswer>, RegExp, boolean?]>([
  ['a list that cannot be read', { '/api/talents?': { json: [{ x: 1 }] } }, /talents .*no "id", no "name"/],
  [
    'another name of the name',
    { '/api/talents?': { json: [{ id: 1, fullName: 'Ana' }] } },
    /talents .*no "name", but "fullName"/,
  ],
  [
    'ids that are no numbers',
    { '/api/talents?': { json: talents({ id: '7f3c-11' }) } },
    /talents .*12 of 12 rows cannot be read \("id" is "7f3c-11", not a whole number\)/,
  ],
  [
    'rows without categories',
    { '/api/talents?': { json: talents({ categories: undefined }) } },
    /✗ .*talents .*all lists are empty: no "categories" with 1 \(models\) or 1891 \(cast\) in any row/,
  ],
  [
    'another name of the token',
    { '/api/signin': { json: { accessToken: 'a' } } },
    /no "access_token", but "accessToken"/,
  ],
  [
    'a second page that repeats the first',
    { '/api/talents?': { json: { data: talents({}), last_page: 3 } } },
    /✗ .*talents .*page 2 is named by the first, and brings nothing new/,
  ],
  [
    'HTML in names',
    { '/api/talents?': { json: talents({ name: 'Ana &amp; Bia' }) } },
    /12 names with HTML/,
    true,
  ],
  [
    'Latin-1',
    { '/api/talents?': { bytes: Buffer.from(JSON.stringify(talents({ name: 'Conceição' })), 'latin1') } },
    /✓ .*talents .*in Latin-1/,
    true,
  ],
  [
    'a notice before the JSON',
    { '/api/talents?': { text: `<br />\n<b>Notice</b>: x\n${JSON.stringify(talents({}))}` } },
    /✓ .*talents .*behind a notice of PHP/,
    true,
  ],
  [
    'videos of nobody',
    {
      '/api/talent/profile': {
        json: { id: 7, name: 'Ana', video: ['https://vimeo.com/showcase/7', 'https://youtu.be/aqz-KE-bpKQ'] },
      },
    },
    /profile .*video 1, 1 more that are no video/,
    true,
  ],
  [
    'a missing picture',
    { '/media/a.png': { status: 404, text: '' } },
    /– .*GET a picture +404 .*STORAGE_URL/,
    true,
  ],
  [
    'a post without a title',
    { '/api/posts/blog/ola/pt': { json: { slug: 'ola', headline: 'x' } } },
    /ola\/pt +no "title"/,
    true,
  ],
  [
    'a carousel that is a page',
    { '/api/slides/home': { text: '<html>' } },
    /– panel .*slides\/home +200 of \/api\/slides\/home, 404 of .*: home stands without/,
    true,
  ],
  [
    'too many calls',
    { '/api/talents?': { status: 429, json: {}, headers: { 'retry-after': '30' } } },
    /✗ .*talents .*429 after \d+ calls in a minute: set SERVICE_CALLS_PER_MINUTE/,
  ],
])('name %s', async (_case, over, line, isStanding = false) => {
  answers = { ...over, ...MILD, ...over };
  const findings = await checkServices();
  expect(tableOf(findings).filter((each) => line.test(each))).not.toEqual([]);
  expect(isEnough(findings)).toBe(isStanding);
});

it.each<[string, object]>([
  ['keyed under a name', { talents: { 0: TALENTS[0], 1: TALENTS[1] } }],
  ['under names', { success: true, result: { items: TALENTS.slice(0, 2) } }],
  ['as one', { data: TALENTS[0] }],
])('reads what the site reads: rows %s', async (_how, json) => {
  answers = { ...MILD, '/api/talents?': { json } };
  const read = (readRows(json) ?? []).flatMap((row) => ('value' in readRow(TALENT, row) ? [row] : []));
  expect(read.length).toBeGreaterThan(0);
  expect(await lineOf('POST /api/talents')).toContain(` ${read.length} talents, 1 in models`);
});

it('name a sign-in that reads forms alone', async () => {
  const ofForm = (body: string): StubAnswer =>
    body.startsWith('salt=') ? { json: { access_token: 'a' } } : { status: 401, json: {} };
  answers = { ...MILD, '/api/signin': ofForm };
  Object.assign(given, { limits: { INTEGRATION_SALT: 's', INTEGRATION_API_KEY: 'k' } });
  expect(await lineOf('/api/signin')).toMatch(/401: it reads forms \(\$_POST\) alone/);
});

it('name a redirect, with an address that works, and one that does not', async () => {
  const location = `${stub.url}/v2/api/signin`;
  answers = { ...MILD, '/api/signin': { status: 301, text: '', headers: { location } } };
  expect(await lineOf('/api/signin')).toContain(
    `a redirect to ${location}, and no POST follows one: one cannot`,
  );
  answers = { ...answers, '/v2/api/signin': { json: { access_token: 'a' } } };
  expect(await lineOf('/api/signin')).toContain(`set INTEGRATION_URL=${stub.url}/v2, which works`);
});

it('name the limit that a service has', async () => {
  answers = { ...MILD, '/api/talents?': { json: talents({}), headers: { 'x-ratelimit-limit': '60' } } };
  expect(await lineOf('limit of calls')).toContain('60 in 60 s: the site makes no more');
});
