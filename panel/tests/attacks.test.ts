import { createHmac } from 'node:crypto';
import { handleEndpoints } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { ROWS_AT_ONCE } from '../platform/db/find.ts';
import config from '../payload.config.ts';
import { env } from '../platform/settings/env.ts';
import { execute } from './execute.ts';
import { call, panel, panelToken, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

/** Attacks on the panel's own API that came to nothing, and stay so. */
let as: Staff;
let token: string;
const ACCOUNT = { email: 'attacked@staff.test', password: 'a-long-enough-password' };

beforeAll(async () => {
  as = await signInStaff('attacks');
  const payload = await panel();
  await payload.create({
    collection: 'users',
    data: { name: 'Ana', role: 'admin', ...ACCOUNT },
    ...unpublished,
  });
  token = (await payload.login({ collection: 'users', data: ACCOUNT })).token ?? '';
});

const SECRET_NAMES =
  /"(?:password|hash|salt|resetPasswordToken|resetPasswordExpiration|lockUntil|apiKey|_sid)"/;

test.each([
  'users?select[hash]=true&select[salt]=true&select[resetPasswordToken]=true&select[password]=true',
  'users?depth=5&populate[users][hash]=true',
  'users?joins[hash][limit]=1',
  'users/me?select[hash]=true',
  'talents?depth=10&populate[users][salt]=true',
  'users?draft=true&trash=true&showHiddenFields=true',
])('%s shows no hidden field to an administrator', async (path) => {
  const answer = await as('admin', 'GET', path);
  expect(await answer.text()).not.toMatch(SECRET_NAMES);
});

const GUESSED = ['password', 'hash', 'salt', 'resetPasswordToken', 'resetPasswordExpiration', 'sessions.id'];

/** Fields of an account that no interface shows: those that are known by name, and all that are marked hidden. */
async function hiddenFields() {
  const { fields } = (await panel()).collections.users.config;
  const marked = fields.flatMap((field) =>
    'name' in field && 'hidden' in field && field.hidden ? [field.name] : [],
  );
  return [...new Set([...GUESSED, ...marked])];
}

test('nobody learns a hidden field by asking who has which', async () => {
  for (const name of await hiddenFields()) {
    for (const role of ['admin', 'editor', 'booker'] as const) {
      const told = new Set<number | string>();
      for (const filter of [
        '[like]=a',
        '[not_like]=a',
        '[greater_than]=8',
        '[less_than]=8',
        '[exists]=true',
      ]) {
        const answer = await as(role, 'GET', `users?where[${name}]${filter}`);
        const { totalDocs } = await answer.json();
        told.add(answer.status === 200 ? totalDocs : 'refused');
      }
      expect([...told], `${role} ${name}`).toHaveLength(1);
    }
  }
});

test('nobody learns a hidden field by sorting', async () => {
  const idsBy = async (sort: string) => {
    const answer = await as('admin', 'GET', `users?sort=${sort}&limit=50`);
    const { docs = [] } = await answer.json();
    return docs.map(({ id }: { id: number }) => id);
  };
  for (const name of await hiddenFields())
    for (const path of [name, `${name}.x`, `${name}__x.y`])
      expect(await idsBy(path), path).toEqual(await idsBy(`-${path}`));
});

test('nobody orders entries by fields of other ones, at any depth, in any collection', async () => {
  const { config } = await panel();
  const hidden = await hiddenFields();
  let paths = 0;
  for (const { slug, flattenedFields } of config.collections) {
    const links = flattenedFields.filter(({ type }) => type === 'relationship' || type === 'upload');
    for (const { name } of links)
      for (const end of [...hidden, 'email', 'createdAt', 'assigned_to.hash'])
        for (const sort of [`${name}.${end}`, `-${name}__${end}`, `id,${name}.${end}`]) {
          const { status } = await as('admin', 'GET', `${slug}?sort=${sort}`);
          expect([400, 403, 404], `${slug} ${sort}: ${status}`).toContain(status);
          paths += 1;
        }
  }
  for (const sort of ['parent.assigned_to.hash', 'version.cover.prefix', '-parent.name'])
    expect((await as('admin', 'GET', `talents/versions?sort=${sort}`)).status, sort).toBe(400);
  expect((await as('booker', 'GET', 'messages?sort=assigned_to,-createdAt')).status).toBe(200);
  expect(paths).toBeGreaterThan(200);
});

const ALL_AT_ONCE = [
  ...['limit=0', 'limit=20000', 'limit=', 'limit=0&page=2', 'limit=501', 'limit[]=20000'],
  ...['pagination=false', 'pagination=false&limit=0', 'pagination=false&limit=20000', 'pagination[]=false'],
];

test('no list and no history has more than a page at once, whatever is asked', async () => {
  const { collections, globals } = (await panel()).config;
  const lists = [
    ...collections.filter(({ slug }) => slug !== 'payload-kv'),
    ...globals.map(({ slug, ...one }) => ({ ...one, slug: `globals/${slug}` })),
  ].flatMap(({ slug, endpoints }) =>
    (endpoints || [])
      .filter(({ method, path }) => method === 'get' && (path === '/' || path === '/versions'))
      .map(({ path }) => (path === '/' ? slug : slug + path)),
  );
  let asked = 0;
  for (const list of lists)
    for (const query of ALL_AT_ONCE) {
      const answer = await as('admin', 'GET', `${list}?depth=0&${query}`);
      const { docs, limit } = await answer.json();
      // what answers one entry, as a global does
      if (answer.status === 400 || docs === undefined) continue;
      expect.soft(limit, `${list}?${query}`).toSatisfy((at: number) => at > 0 && at <= ROWS_AT_ONCE);
      asked += 1;
    }
  expect(asked).toBeGreaterThan(250);
});

test('pages have every entry, and a list’s screen has one of them', async () => {
  const [more, payload] = [ROWS_AT_ONCE + 120, await panel()];
  const rows = Array.from(
    { length: more },
    (_, at) => `('long-${at}.jpg', '2020-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z')`,
  );
  await execute(`INSERT INTO media (filename, updated_at, created_at) VALUES ${rows.join()}`);
  const all = 'media?limit=0&depth=0&select[id]=true&sort=id&where[createdAt][less_than]=2020-01-02';
  const pages = await Promise.all([1, 2].map((page) => as('booker', 'GET', `${all}&page=${page}`)));
  const [first, second] = await Promise.all(pages.map((answer) => answer.json()));
  expect([first.docs.length, first.totalDocs, first.hasNextPage]).toEqual([ROWS_AT_ONCE, more, true]);
  expect([second.docs.length, second.totalDocs, second.hasNextPage]).toEqual([120, more, false]);
  const ids = [...first.docs, ...second.docs].map(({ id }) => id);
  expect(new Set(ids).size).toBe(more);

  const [user] = (await payload.find({ collection: 'users', where: { email: { equals: ACCOUNT.email } } }))
    .docs;
  const asPerson = { collection: 'media', overrideAccess: false, user } as const;
  for (const limit of [0, 20_000])
    expect((await payload.find({ ...asPerson, limit })).docs).toHaveLength(ROWS_AT_ONCE);
  const values = await payload.findDistinct({ ...asPerson, field: 'filename' });
  expect(values.values).toHaveLength(ROWS_AT_ONCE);
  await execute("DELETE FROM media WHERE created_at < '2020-01-02'");
});

const part = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** A token with this head and claims, signed with `key` by HMAC. */
function forge(head: object, claims: object, key: string, hash = 'sha256') {
  const body = `${part(head)}.${part(claims)}`;
  return `${body}.${key && createHmac(hash, key).update(body).digest('base64url')}`;
}

const HEAD = { alg: 'HS256', authVersion: 1, typ: 'JWT' };
const claimsOf = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());

async function statusWith(headers: Record<string, string>) {
  const request = new Request('http://panel.test/cms-api/users', { headers });
  return (await handleEndpoints({ config, request })).status;
}
const statusOf = (jwt: string) => statusWith({ Authorization: `JWT ${jwt}` });

test('the forger of these tests would be let in with the right key', async () => {
  const { secret } = await panel();
  expect(await statusOf(forge(HEAD, claimsOf(token), secret))).toBe(200);
});

test.each([
  ['no algorithm', (claims: object) => forge({ ...HEAD, alg: 'none' }, claims, '')],
  ['no algorithm, in capitals', (claims: object) => forge({ ...HEAD, alg: 'NONE' }, claims, '')],
  ['no signature', (claims: object) => forge(HEAD, claims, '')],
  ['another key', (claims: object) => forge(HEAD, claims, 'another-key')],
  ['the unhashed key', (claims: object) => forge(HEAD, claims, env().PAYLOAD_SECRET)],
  ['the key of the services', (claims: object) => forge(HEAD, claims, env().PANEL_SALT)],
  ['an algorithm that does not fit', (claims: object) => forge({ ...HEAD, alg: 'RS256' }, claims, 'k')],
  [
    'a key that it brings',
    (claims: object) => forge({ ...HEAD, jwk: { kty: 'oct', k: part('k') } }, claims, 'k'),
  ],
  [
    'a key of elsewhere',
    (claims: object) => forge({ ...HEAD, jku: 'https://evil.example', kid: '../../dev/null' }, claims, '\0'),
  ],
])('a session with %s is refused', async (_, make) => {
  expect(await statusOf(make(claimsOf(token)))).toBe(403);
});

test.each([
  ['that has ended', { exp: 1_700_000_000 }],
  ['of nobody', { id: 999_999 }],
  ['that was not begun', { sid: '00000000-0000-4000-8000-000000000000' }],
  ['of another collection', { collection: 'talents' }],
])('a session %s is refused, even with the right key', async (_, over) => {
  const { secret } = await panel();
  expect(await statusOf(forge(HEAD, { ...claimsOf(token), ...over }, secret))).toBe(403);
});

test('a role that a token claims does not count', async () => {
  const payload = await panel();
  const data = {
    name: 'Bia',
    role: 'booker',
    email: 'claims@staff.test',
    password: ACCOUNT.password,
  } as const;
  await payload.create({ collection: 'users', data, ...unpublished });
  const login = await payload.login({ collection: 'users', data });
  const forged = forge(HEAD, { ...claimsOf(login.token ?? ''), role: 'admin' }, payload.secret);
  const request = new Request('http://panel.test/cms-api/users', {
    headers: { Authorization: `JWT ${forged}` },
  });
  const answer = await handleEndpoints({ config, request });
  expect((await answer.json()).totalDocs).toBe(1);
});

test('tokens of the services open nothing of the panel, and the other way round', async () => {
  expect(await statusOf(await panelToken())).toBe(403);
  expect((await call('GET', '/panel/api/social-medias', { token })).status).toBe(401);
});

test.each([
  ['the panel itself', { Origin: env().PANEL_ORIGIN }, 200],
  ['the panel, by a link', { 'Sec-Fetch-Site': 'none' }, 200],
  ['another site', { Origin: 'https://evil.example' }, 403],
  ['a site whose name begins alike', { Origin: `${env().PANEL_ORIGIN}.evil.example` }, 403],
  ['the same host without TLS on another port', { Origin: 'http://127.0.0.1:1' }, 403],
  ['a sandbox', { Origin: 'null' }, 403],
  ['another site, by a link', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['nobody knows where', {}, 403],
])('the cookie of a session counts from %s: %o', async (_, headers, status) => {
  expect(await statusWith({ Cookie: `payload-token=${token}`, ...headers })).toBe(status);
});
