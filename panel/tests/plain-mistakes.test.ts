import type { FlattenedField } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';
import { WRITABLE } from '../parts/access/writable.ts';
import { sampled } from './environment.ts';
import { oneOfEach } from './one-of-each.ts';
import { panel } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

// JSON of another type than a field's: every field of every collection and global, in rows and groups too.
const GROUP = 'typed';
const SLOW_MS = 120_000;

let as: Staff;
const ROWS = oneOfEach(() => as, GROUP);
beforeAll(async () => {
  as = await signInStaff(GROUP);
});

const ROW = [{ a: 1 }];
const TEXTS = [7, true, [], ['x'], { a: 1 }, ROW];
const MANY = [7, true, 'x', { a: 1 }, [[1]], [true], ROW];
/** Ids that no entry of either database can have, too. */
const LINKS = [true, [], [1], { a: 1 }, ROW, -1, 0.5, 2 ** 31, 1e308, '1e99', 'abc', { id: 1e308 }];
const WRONG: Partial<Record<FlattenedField['type'], readonly unknown[]>> = {
  text: TEXTS,
  textarea: TEXTS,
  email: TEXTS,
  code: TEXTS,
  radio: TEXTS,
  select: TEXTS,
  date: TEXTS,
  number: [true, [], [7], { a: 1 }, ROW],
  checkbox: [7, [], [true], { a: 1 }, ROW],
  relationship: LINKS,
  upload: LINKS,
  group: [null, 7, true, 'x', [], ROW],
  tab: [null, 7, true, 'x', [], ROW],
  array: [null, 7, true, 'x', { a: 1 }, ['x'], [7], [[]]],
  blocks: [7, true, 'x', { a: 1 }, ['x'], [7], [[]], ROW],
  richText: [
    ...[7, true, 'x', [], ROW],
    ...[7, [], { children: [null] }, { children: 'x' }, { children: [{ children: [[]] }] }].map((root) => ({
      root,
    })),
  ],
};

type Case = { path: string; data: Record<string, unknown> };

/** Fields of a file, which Payload drops from what a request says (written-fields.test.ts). */
const DROPPED = ['url', 'filename', 'sizes'];

function wrongOf(field: FlattenedField): readonly unknown[] {
  if ('hasMany' in field && field.hasMany) return MANY;
  const wrong = WRONG[field.type] ?? [];
  // a row's id is made a text
  return field.name === 'id' ? wrong.filter((value) => value !== 7) : wrong;
}

/** Every field, in groups and rows too, with each value of a wrong type. */
function casesOf(fields: readonly FlattenedField[]): Case[] {
  return fields.flatMap((field) => {
    const { name } = field;
    const own = wrongOf(field).map((value) => ({
      path: `${name}=${JSON.stringify(value)}`,
      data: { [name]: value },
    }));
    if (!('flattenedFields' in field)) return own;
    const isList = field.type === 'array';
    const inner = casesOf(field.flattenedFields).map(({ path, data }) => ({
      path: `${name}.${path}`,
      data: { [name]: isList ? [data] : data },
    }));
    return [...own, ...inner];
  });
}

const PASSWORD: Case[] = TEXTS.map((value) => ({
  path: `password=${JSON.stringify(value)}`,
  data: { password: value, currentPassword: value },
}));

/** The cases that another status answers than 422, or 403 where an administrator may not write the field. */
async function sweep(method: string, path: string, cases: readonly Case[]): Promise<string[]> {
  const others: string[] = [];
  for (const { path: name, data } of sampled(cases, 9)) {
    const { status } = await as('admin', method, path, { body: JSON.stringify(data) });
    const mayWrite = WRITABLE[path.split('/').find((part) => part in WRITABLE) ?? '']?.admin ?? [];
    const isOpen = mayWrite.some((field) => field in data);
    if (status !== 422 && (isOpen || status !== 403)) others.push(`${status} ${name}`);
  }
  return others;
}

test.each(Object.keys(ROWS))(
  '%s: a value of another type is 422, at creation and later',
  async (slug) => {
    const payload = await panel();
    const config = payload.config.collections.find((one) => one.slug === slug);
    const fields = config?.flattenedFields.filter(({ name }) => slug !== 'media' || !DROPPED.includes(name));
    const cases = [...casesOf(fields ?? []), ...(slug === 'users' ? PASSWORD : [])];
    const id = Number(await ROWS[slug]?.make());
    expect.soft(await sweep('PATCH', `${slug}/${id}`, cases)).toEqual([]);
    if (slug !== 'applications' && slug !== 'messages' && slug !== 'quotes')
      expect.soft(await sweep('POST', slug, cases)).toEqual([]);
  },
  SLOW_MS,
);

test(
  'globals: a value of another type is 422',
  async () => {
    const { globals } = (await panel()).config;
    for (const { slug, flattenedFields } of globals)
      expect.soft(await sweep('POST', `globals/${slug}`, casesOf(flattenedFields)), slug).toEqual([]);
  },
  SLOW_MS,
);

/** Links to an entry that is there no longer, alone and in lists, groups and rows. */
const goneLinks = (fields: readonly FlattenedField[]): Case[] =>
  fields.flatMap((field): Case[] => {
    const { name } = field;
    if (field.type === 'relationship' || field.type === 'upload') {
      if (Array.isArray(field.relationTo)) return [];
      return [{ path: name, data: { [name]: field.hasMany ? [999_999] : 999_999 } }];
    }
    if (!('flattenedFields' in field)) return [];
    const isList = field.type === 'array';
    return goneLinks(field.flattenedFields).map(({ path, data }) => ({
      path: `${name}.${path}`,
      data: { [name]: isList ? [data] : data },
    }));
  });

test('a link to what was deleted meanwhile is a mistake, in every field', async () => {
  const { collections } = (await panel()).config;
  const statuses: Record<string, number> = {};
  for (const { slug, flattenedFields } of collections) {
    const links = goneLinks(flattenedFields);
    // the category of a division is chosen once
    const id = links.length > 0 && slug !== 'divisions' ? await ROWS[slug]?.make() : undefined;
    if (id === undefined) continue;
    for (const { path, data } of links) {
      const body = JSON.stringify(data);
      statuses[`${slug}.${path}`] = (await as('admin', 'PATCH', `${slug}/${Number(id)}`, { body })).status;
    }
  }
  expect(Object.keys(statuses).length).toBeGreaterThan(15);
  expect(Object.entries(statuses).filter(([, status]) => status >= 500 || status < 400)).toEqual([]);
});

test.each(['', 'null', '[]', '[1]', '7', '"x"', 'true', '{'])(
  'a body of "%s" makes no entry',
  async (body) => {
    for (const slug of Object.keys(ROWS))
      expect.soft([400, 403, 422], slug).toContain((await as('admin', 'POST', slug, { body })).status);
  },
);

test(
  'no call of Payload’s API fails for an administrator who names nothing that is there',
  async () => {
    const { config, logger } = await panel();
    const { collections, globals } = config;
    const errors = vi.spyOn(logger, 'error');
    const calls = [
      ...collections.map(({ slug, endpoints }) => ({ base: `${slug}`, endpoints })),
      ...globals.map(({ slug, endpoints }) => ({ base: `globals/${slug}`, endpoints })),
    ].flatMap(({ base, endpoints }) =>
      (endpoints || [])
        .filter(({ method, path }) => method === 'get' || path.includes(':'))
        .map(({ method, path }) => ({ method, path: `${base}${path}` })),
    );
    expect(calls.length).toBeGreaterThan(200);
    const addresses = calls.flatMap(({ method, path }) =>
      (path.includes(':') ? ['999999', 'x', '1e12'] : ['']).map((sample) => ({
        method,
        there: path.replaceAll(/:\w+\??/g, sample),
      })),
    );
    const failed: string[] = [];
    for (const { method, there } of sampled(addresses, 4)) {
      const body = method === 'get' || method === 'delete' ? '' : '{}';
      const { status } = await as('admin', method.toUpperCase(), there, { body });
      if (status >= 500) failed.push(`${status} ${method} ${there}`);
    }
    expect(failed).toEqual([]);
    const queries = errors.mock.calls
      .map((call) => JSON.stringify(call))
      .filter((call) => /query/i.test(call));
    expect(queries).toEqual([]);
  },
  SLOW_MS,
);

const UNREADABLE = [
  ...['greater_than', 'less_than', 'equals', 'in'].flatMap((operator) =>
    ['foo', '999999999999-01-01', '2013-02-31', 'May 5 2013'].map(
      (value) => `where[createdAt][${operator}]=${value}`,
    ),
  ),
  'where[createdAt][like]=2026',
  'where[and][0][or][0][createdAt][equals]=foo',
  'where[id][near]=1,2,3',
  'where[id][within]=x',
  'where[id][intersects]=x',
  'where[id][equals][a]=1',
  'where[id][equals]=1e99',
  'where[id][in]=1,99999999999',
  'where[id][like][0]=1',
  'where[id][all]=1',
  'where[and][0]=x',
  'where=x',
  'where=',
  ...['1e99', '0.5', '-1', 'x', 'Infinity', '99999999999'].flatMap((n) => [`limit=${n}`, `page=${n}`]),
  'limit[a]=1',
  'page=1&page=2',
];

test(
  'a query that cannot be read is 400, in every list, count, history and deletion',
  async () => {
    const { collections, globals } = (await panel()).config;
    // Payload's own store of values, which nobody may read
    const lists = [
      ...collections.filter(({ slug }) => slug !== 'payload-kv'),
      ...globals.map(({ slug, ...one }) => ({ ...one, slug: `globals/${slug}` })),
    ]
      .flatMap(({ slug, endpoints }) =>
        (endpoints || []).map(({ method, path }) => ({ method, path: path === '/' ? '' : path, slug })),
      )
      .filter(
        ({ method, path }) => !path.includes(':') && (method === 'get' || (method === 'delete' && !path)),
      )
      .map(({ method, path, slug }) => ({ method: method.toUpperCase(), path: `${slug}${path}` }));
    expect(lists.length).toBeGreaterThan(60);
    const questions = lists.flatMap(({ method, path }) =>
      UNREADABLE.map((query) => ({ method, there: `${path}?${query}` })),
    );
    const others: string[] = [];
    for (const { method, there } of sampled(questions, 10)) {
      const { status } = await as('admin', method, there);
      if (status !== 400) others.push(`${status} ${method} ${there}`);
    }
    expect(others).toEqual([]);
  },
  SLOW_MS,
);

test.each(['document', 'user', 'document.value', 'user.value'])(
  'a list of locks by %s never fails',
  async (path) => {
    for (const asked of [
      ...['[in]=1', '[in]=1,2', '[in][0]=1', '[not_in]=1', '[not_in][0]=1', '[all]=1', '[contains]=1'],
      ...['[like]=a', '[not_like]=a', '[equals]=1', '[not_equals]=1', '[greater_than]=1', '[less_than]=x'],
      ...['[exists]=true', '[exists]=false', '[equals][relationTo]=users', '[contains][a]=1'],
    ]) {
      const query = `where[${path}]${asked}`;
      expect
        .soft((await as('editor', 'GET', `payload-locked-documents?${query}`)).status, query)
        .toBeLessThan(500);
    }
  },
);

/** A list's screen asks by no endpoint, and as the person who looks. */
const listed = async (slug: 'users' | 'talents', query: object) => {
  const payload = await panel();
  const { docs } = await payload.find({ collection: 'users', where: { email: { like: GROUP } }, limit: 1 });
  return payload.find({ collection: slug, overrideAccess: false, user: docs[0], ...query });
};

test.each([
  { where: { createdAt: { greater_than: 'foo' } } },
  { where: { or: [{ id: { near: '1,2,3' } }] } },
  { where: { id: { equals: { a: 1 } } } },
  { limit: 1e99 },
  { limit: 0.5 },
  { page: 1e99 },
  { sort: { a: 'b' } },
  { sort: ['name', { a: 'b' }] },
  { sort: 'hash.x' },
])('a list’s screen refuses %j as its endpoint does', async (query) => {
  await expect(listed('users', query)).rejects.toMatchObject({ name: 'QueryError', status: 400 });
});

test.each([
  ['users', { sort: 'hash.x', limit: 1e99, columns: [] }, { columns: [] }],
  ['users', { sort: '-hash', limit: 0.5 }, {}],
  ['messages', { sort: { a: 'b' }, limit: 'x' }, {}],
  ['messages', { sort: 'assigned_to.hash' }, {}],
  ['messages', { sort: '-name' }, { sort: '-name' }],
  // more lines than a list offers: all of a large one at once end the panel, at each visit
  ['media', { limit: 100_000 }, {}],
  ['media', { limit: '1e5' }, {}],
  ['media', { limit: [500], sort: 'filename' }, { sort: 'filename' }],
  ['messages', { limit: 100 }, { limit: 100 }],
  // Payload draws no list at all
  ['messages', { columns: [null], limit: 25 }, { limit: 25 }],
  ['messages', { columns: 'name' }, {}],
  ['messages', { columns: { name: true } }, {}],
  [
    'messages',
    { columns: [{ accessor: 'name', active: true }] },
    { columns: [{ accessor: 'name', active: true }] },
  ],
])('the list of %s does not stay in an order that it cannot have: %j', async (slug, value, read) => {
  const key = `collection-${slug}`;
  const sent = { body: JSON.stringify({ value }) };
  expect((await as('admin', 'POST', `payload-preferences/${key}`, sent)).status).toBe(200);
  // as the list's screen reads it
  const where = { key: { equals: key } };
  const { docs } = await (await panel()).find({
    collection: 'payload-preferences',
    where,
    sort: '-updatedAt',
  });
  expect(docs[0]?.value).toEqual(read);
});

test.each([
  [{ layouts: 5 }, null],
  [{ layouts: [null] }, null],
  [{ layouts: [{ id: 5 }] }, null],
  [{ layouts: { a: 1 } }, null],
  [{ layouts: [] }, { layouts: [] }],
  [{ layouts: [{ id: 'collections-1' }] }, { layouts: [{ id: 'collections-1' }] }],
  ['x', 'x'],
])('a start page does not stay as it cannot be drawn: %j', async (value, read) => {
  const key = 'dashboard-layout';
  const sent = { body: JSON.stringify({ value }) };
  expect((await as('booker', 'POST', `payload-preferences/${key}`, sent)).status).toBe(200);
  const where = { key: { equals: key } };
  const { docs } = await (await panel()).find({ collection: 'payload-preferences', where });
  expect(docs[0]?.value).toEqual(read);
});

test('no order of slides ends in an error, and rows move beside the stored place of another', async () => {
  const ids = [await ROWS.slides?.make(), await ROWS.slides?.make(), await ROWS.slides?.make()];
  const [first, , last] = ids;
  const body = { collectionSlug: 'slides', orderableFieldName: '_order', newKeyWillBe: 'less' };
  const move = async (data: object | string | null) =>
    (await as('editor', 'POST', 'reorder', { body: JSON.stringify(data) })).status;
  const good = { ...body, docsToMove: [last], target: { id: first, key: 'zz0' } };
  for (const wrong of [
    ...[null, 'x', [], {}, { ...good, docsToMove: [null] }, { ...good, docsToMove: ['x'] }],
    ...[
      { ...good, docsToMove: {} },
      { ...good, docsToMove: [{ a: 1 }] },
      { ...good, docsToMove: [1e99] },
    ],
    ...[null, 7, 'x', {}, { id: first, key: 7 }, { id: 'x', key: 'a0' }].map((target) => ({
      ...good,
      target,
    })),
    ...[1e99, 999_999, -1].map((id) => ({ ...good, target: { id, key: 'a0' } })),
    ...[
      { ...good, collectionSlug: '__proto__' },
      { ...good, newKeyWillBe: 'x' },
    ],
    ...[
      { ...good, docsToMove: [999_999] },
      { ...good, orderableFieldName: 'id' },
    ],
  ]) {
    const status = await move(wrong);
    expect.soft([400, 403, 404], `${status} ${JSON.stringify(wrong)}`).toContain(status);
  }
  expect(await move(good)).toBe(200);
  const where = `where[id][in]=${ids.join()}&sort=_order&depth=0`;
  const { docs } = await (await as('editor', 'GET', `slides?${where}`)).json();
  expect(docs.map(({ id }: { id: number }) => id)).toEqual([ids[2], ids[0], ids[1]]);
});

test.each([
  'where[birthdate][less_than]=2010-01-01&where[agency.contract_until][exists]=true',
  'where[createdAt][greater_than]=2020-01-01T00:00:00.000-03:00&limit=0&page=1&depth=0',
  'where[id][in]=1,2&where[id][not_equals]=-1&where[book][in]=1,2&where[name][like]=a&sort=name',
  'where[or][0][and][0][status][equals]=draft&where[categories][contains]=1&where[updatedAt][equals]=null',
])('talents are listed by %s', async (query) => {
  expect((await as('editor', 'GET', `talents?${query}`)).status).toBe(200);
});

test.each([
  { where: [null] },
  { where: { id: null } },
  { where: { createdAt: { equals: 'foo' } } },
  { where: 'x' },
  { access: null },
  { columns: [null] },
  { columns: 'name' },
  { columns: '' },
  { columns: { name: true } },
])('a saved filter with %j is 422', async (data) => {
  const body = { title: 'Filtro', relatedCollection: 'talents', where: { name: { equals: 'a' } } };
  const made = await as('editor', 'POST', 'payload-query-presets', { body: JSON.stringify(body) });
  expect(made.status).toBe(201);
  const { id } = (await made.json()).doc;
  const create = JSON.stringify({ ...body, ...data });
  expect.soft((await as('editor', 'POST', 'payload-query-presets', { body: create })).status).toBe(422);
  const change = { body: JSON.stringify({ relatedCollection: 'talents', ...data }) };
  expect.soft((await as('editor', 'PATCH', `payload-query-presets/${id}`, change)).status).toBe(422);
  const ofItsList = { body: JSON.stringify(data) };
  expect.soft((await as('editor', 'PATCH', `payload-query-presets/${id}`, ofItsList)).status).toBe(422);
  const elsewhere = { body: JSON.stringify({ relatedCollection: 'applications' }) };
  expect((await as('editor', 'PATCH', `payload-query-presets/${id}`, elsewhere)).status).toBe(403);
});

test('columns of a saved filter that are stored and are none leave its list as it is', async () => {
  const payload = await panel();
  const data = { title: 'Filtro', relatedCollection: 'talents' as const };
  const { id } = await payload.create({
    collection: 'payload-query-presets',
    data: { ...data, columns: [null] },
  });
  const read = await payload.findByID({ collection: 'payload-query-presets', id });
  expect(read.columns).toBeNull();
});

test('values in the address of a read are not read', async () => {
  const { collections } = (await panel()).config;
  const reads = collections
    .filter(({ endpoints }) => endpoints && endpoints.length > 0)
    .flatMap(({ slug }) => ['', '/1', '/count', '/versions'].map((path) => slug + path))
    .flatMap((read) =>
      ['1', 'x', '[]', 'null', '{"name":{"a":1}}', '{"id":"x"}'].map(
        (data) => `${read}?data=${encodeURIComponent(data)}`,
      ),
    );
  expect(reads.length).toBeGreaterThan(300);
  for (const asked of sampled(reads, 7))
    expect.soft((await as('admin', 'GET', asked)).status, asked).toBeLessThan(500);
});

test.each([
  ['GET', 'skills/versions'],
  ['GET', 'skills/versions/1'],
  ['POST', 'skills/versions/1'],
  ['POST', 'talents/versions/999999'],
  ['POST', 'talents/versions/x'],
  ['POST', 'users/verify/x'],
  ['GET', 'users/versions'],
  ['DELETE', 'payload-preferences/none-of-mine'],
])('%s %s names nothing', async (method, path) => {
  // of what one may see in part, Payload says “not allowed” for what is not there
  expect([400, 403, 404]).toContain((await as('admin', method, path)).status);
});
