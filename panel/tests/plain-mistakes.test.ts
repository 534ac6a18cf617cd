import type { FlattenedField } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';
import { WRITABLE } from '../parts/access/writable.ts';
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
  richText: [7, true, 'x', [], ROW],
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
  for (const { path: name, data } of cases) {
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
    const failed: string[] = [];
    for (const { method, path } of calls)
      for (const sample of path.includes(':') ? ['999999', 'x', '1e12'] : ['']) {
        const there = path.replaceAll(/:\w+\??/g, sample);
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
    const others: string[] = [];
    for (const { method, path } of lists)
      for (const query of UNREADABLE) {
        const { status } = await as('admin', method, `${path}?${query}`);
        if (status !== 400) others.push(`${status} ${method} ${path}?${query}`);
      }
    expect(others).toEqual([]);
  },
  SLOW_MS,
);

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
])('a saved filter with %j is 422', async (data) => {
  const body = { title: 'Filtro', relatedCollection: 'talents', where: { name: { equals: 'a' } } };
  const made = await as('editor', 'POST', 'payload-query-presets', { body: JSON.stringify(body) });
  expect(made.status).toBe(201);
  const { id } = (await made.json()).doc;
  const create = JSON.stringify({ ...body, ...data });
  expect.soft((await as('editor', 'POST', 'payload-query-presets', { body: create })).status).toBe(422);
  const change = { body: JSON.stringify({ relatedCollection: 'talents', ...data }) };
  expect.soft((await as('editor', 'PATCH', `payload-query-presets/${id}`, change)).status).toBe(422);
  const elsewhere = { body: JSON.stringify({ relatedCollection: 'applications' }) };
  expect((await as('editor', 'PATCH', `payload-query-presets/${id}`, elsewhere)).status).toBe(403);
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
