import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backendState, resetBackendState } from '../state.ts';
import { type StubAnswer, startStub } from '../testing/stub-service.ts';
import { checkServices } from './check-services.ts';
import { isEnough, tableOf } from './table.ts';

const given = vi.hoisted(() => ({ panel: '', integration: '' }));
vi.mock('../../system/env.ts', () => ({
  env: () => ({
    PANEL_URL: given.panel,
    INTEGRATION_URL: given.integration,
    SERVICE_TIMEOUT_S: 8,
    DATA_MAX_AGE_S: 3_600,
    OPTIONS_PATH: '/api/options',
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
};

let stub: Awaited<ReturnType<typeof startStub>>;
let answers: Record<string, StubAnswer>;

beforeEach(async () => {
  resetBackendState();
  answers = MILD;
  stub = await startStub(({ url = '' }) => {
    const [, answer] = Object.entries(answers).find(([path]) => url.startsWith(path)) ?? [];
    return answer ?? { status: 404, json: { message: 'Not Found' } };
  });
  Object.assign(given, { panel: stub.url, integration: stub.url });
});
afterEach(async () => {
  await backendState().agent?.destroy();
  stub.stop();
});

const lineOf = async (call: string) => tableOf(await checkServices()).find((line) => line.includes(call));

it('say of each call what can be read, what is missing, and what that costs', async () => {
  const findings = await checkServices();
  const table = tableOf(findings).join('\n');
  expect(table).toMatch(/✓ integration {2}POST \/api\/signin +signed in/);
  expect(table).toMatch(
    /✓ integration {2}POST \/api\/talents +2 talents, 1 of 3 rows cannot be read, 1 in models, 0 in cast, 1 hidden\n/,
  );
  expect(table).toMatch(/✓ integration {2}GET \/api\/talent\/profile +book 1, snap 0/);
  expect(table).toMatch(
    /– panel {8}GET \/api\/slides\/about +404: the about page stands without its carousel/,
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

it('a list that cannot be read is not enough', async () => {
  answers = { ...MILD, '/api/talents?': { json: [{ x: 1 }] } };
  const findings = await checkServices();
  expect(isEnough(findings)).toBe(false);
});
