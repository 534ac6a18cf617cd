import { sql } from 'drizzle-orm';
import type { FlattenedField } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { WRITABLE } from '../parts/access/writable.ts';
import { clientOf } from '../platform/db/client.ts';
import { storedDate } from '../platform/reference/stored-date.ts';
import { isPostgres, sampled } from './environment.ts';
import { oneOfEach } from './one-of-each.ts';
import { makeTalent, panel, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';
import { listed, trashOf } from './trash-kit.ts';

// Spellings × fields with a date × ways of writing: one reader (stored-date.ts) stands before every rule.
const GROUP = 'dates';
const SLOW_MS = 120_000;

let as: Staff;
const ROWS = oneOfEach(() => as, GROUP);
beforeAll(async () => {
  as = await signInStaff(GROUP);
});
const body = (data: object) => ({ body: JSON.stringify(data) });

const WRONG = [
  ' ',
  'x',
  '2012',
  'May 5 2013',
  '2013/05/05',
  '05/05/2012',
  '2013-5-5',
  '2013-02-31',
  '12012-05-05',
  '+002012-05-05T00:00:00Z',
  '0012-05-05',
  '1990-05-05T12:00:00.000Z garbage',
  '1990-05-05T25:00:00.000Z',
  '2013-05-05T12:00:00',
  'infinity',
  'now',
];

const DAY = { admin: { date: { pickerAppearance: 'dayOnly' as const, displayFormat: 'dd/MM/yyyy' } } };
const MOMENT = {};
const SPELLINGS: [given: unknown, day: unknown, moment: unknown][] = [
  ['2013-05-05', '2013-05-05T12:00:00.000Z', '2013-05-05T00:00:00.000Z'],
  ['2013-05-05T12:00:00.000Z', '2013-05-05T12:00:00.000Z', '2013-05-05T12:00:00.000Z'],
  ['2013-05-05T23:30:00-03:00', '2013-05-05T12:00:00.000Z', '2013-05-06T02:30:00.000Z'],
  [new Date('2013-05-05T01:00:00Z'), '2013-05-05T12:00:00.000Z', '2013-05-05T01:00:00.000Z'],
  ['', null, null],
  [null, null, null],
  ...[...WRONG, 2013, Number.NaN, true, new Date(Number.NaN), {}, '9999-12-31T23:59:59-23:00'].map(
    (wrong): [unknown, undefined, undefined] => [wrong, undefined, undefined],
  ),
];
test.each(SPELLINGS)('%s is stored as the day %s, as the moment %s', (given, day, moment) => {
  expect([storedDate(DAY, given), storedDate(MOMENT, given)]).toEqual([day, moment]);
});

/** The paths of the dates that an administrator may write. */
const datesOf = (fields: readonly FlattenedField[], before = ''): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'date') return [`${before}${field.name}`];
    return field.type === 'group' || field.type === 'tab'
      ? datesOf(field.flattenedFields, `${before}${field.name}.`)
      : [];
  });
const nested = (path: string, value: unknown): Record<string, unknown> => {
  const [name = '', ...rest] = path.split('.');
  return { [name]: rest.length > 0 ? nested(rest.join('.'), value) : value };
};

type Way = (slug: string, id: number, path: string, value: unknown) => Promise<Response>;
const WAYS: Record<string, Way> = {
  created: (slug, _, path, value) => as('admin', 'POST', slug, body(nested(path, value))),
  changed: (slug, id, path, value) => as('admin', 'PATCH', `${slug}/${id}`, body(nested(path, value))),
  'changed with others': (slug, id, path, value) =>
    as('admin', 'POST', `${slug}/update-selected`, body({ ids: [id], count: 1, fields: { [path]: value } })),
  duplicated: (slug, id, path, value) =>
    as('admin', 'POST', `${slug}/${id}/duplicate`, body(nested(path, value))),
};

const storedEntry = async (slug: string, id: number) =>
  (await as('admin', 'GET', `${slug}/${id}?depth=0&trash=true`)).json();
const numberOf = async (slug: string) => (await (await as('admin', 'GET', `${slug}/count`)).json()).totalDocs;

test(
  'in every way of writing, what is no date is refused in words, and nothing is stored',
  async () => {
    const { collections } = (await panel()).config;
    let count = 0;
    const others: string[] = [];
    for (const { slug, flattenedFields } of collections) {
      const open: readonly string[] = WRITABLE[slug]?.admin ?? [];
      const dates = datesOf(flattenedFields).filter((path) => open.includes(path.split('.')[0] ?? ''));
      if (!ROWS[slug] || dates.length === 0) continue;
      const id = Number(await ROWS[slug]?.make());
      const before = await storedEntry(slug, id);
      const number = await numberOf(slug);
      const cases = dates.flatMap((path) =>
        WRONG.flatMap((value) => Object.entries(WAYS).map(([name, way]) => ({ path, value, name, way }))),
      );
      for (const { path, value, name, way } of sampled(cases, 5)) {
        const answer = await way(slug, id, path, value);
        const words = await answer.text();
        // forms alone make entries of the inbox; there are lists without a change of several, and without copies
        if (answer.status === 403 || answer.status === 404) continue;
        count += 1;
        const expected = name === 'changed with others' ? 409 : 422;
        if (answer.status !== expected || !words.includes('Esta data não foi entendida'))
          others.push(`${answer.status} ${slug}.${path}=${value} ${name}: ${words}`);
      }
      expect.soft(await storedEntry(slug, id), slug).toEqual(before);
      expect.soft(await numberOf(slug), slug).toBe(number);
      for (const path of dates) {
        expect.soft((await WAYS.changed?.(slug, id, path, '2027-05-05'))?.status, path).toBeLessThan(500);
        expect.soft((await WAYS.changed?.(slug, id, path, ''))?.status, path).toBeLessThan(500);
        expect.soft((await storedEntry(slug, id)).id, path).toBe(id);
      }
    }
    expect(others).toEqual([]);
    expect(count).toBeGreaterThan(60);
  },
  SLOW_MS,
);

const made = async (data: object) => {
  const first = { name: 'Datada', gender: 'woman', status: 'draft' } as const;
  return makeTalent({ ...first, ...data });
};

test('no spelling of a birthdate publishes a minor without a guardian', async () => {
  const MINORS = ['2013-05-05', '2013-05-05T23:30:00-03:00', '2013-05-05T00:00:00.000Z'];
  for (const birthdate of [...WRONG, ...MINORS]) {
    const draft = await made({});
    const adult = await made({ birthdate: '1990-05-05', status: 'published' });
    const trashed = await made({ status: 'published', deletedAt: new Date().toISOString() });
    const words = { name: 'Menina', gender: 'woman', status: 'published', birthdate };
    const answers = [
      await as('editor', 'POST', 'talents', body(words)),
      await as('editor', 'PATCH', `talents/${draft.id}`, body(words)),
      await as('booker', 'PATCH', `talents/${adult.id}`, body({ birthdate })),
      await as('editor', 'POST', `talents/${draft.id}/duplicate`, body(words)),
      await as('editor', 'PATCH', `talents?trash=true&where[id][equals]=${trashed.id}`, {
        body: JSON.stringify({ deletedAt: null, birthdate, status: 'published' }),
      }),
    ];
    const statuses = answers.map(({ status }) => status);
    // a duplicate is a draft
    const published = statuses.filter((status, at) => at !== 3 && status < 300);
    expect.soft(published, birthdate).toEqual([]);
    expect.soft(Math.max(...statuses), birthdate).toBeLessThan(500);
    for (const { id } of [draft, adult, trashed])
      expect.soft((await storedEntry('talents', id)).birthdate ?? '', birthdate).not.toContain('2013');
  }
});

test('an emptied birthdate is stored as none, and the list stays', async () => {
  const { id } = await made({ birthdate: '1990-05-05' });
  const answer = await as('editor', 'PATCH', `talents/${id}`, body({ birthdate: '', status: 'published' }));
  expect(answer.status).toBe(200);
  expect(await storedEntry('talents', id)).toMatchObject({ birthdate: null, status: 'published' });
});

test('the panel itself stores no other date either', async () => {
  await expect(made({ birthdate: 'May 5 2013' })).rejects.toThrow();
  const payload = await panel();
  const data: object = { changed_at: 'x' };
  await expect(payload.updateGlobal({ slug: 'privacy', data, ...unpublished })).rejects.toThrow();
});

test('a stored date that cannot be read removes nobody from anywhere', async () => {
  const { id } = await made({ birthdate: '1990-05-05', status: 'published', categories: [1] });
  const other = await made({});
  // what PostgreSQL takes for a moment, and no reader of ours
  const stored = isPostgres ? ['infinity', '12012-05-05'] : ['', 'x', '+012012-05-05T00:00:00.000Z'];
  const client = clientOf(await panel());
  for (const value of stored) {
    await client.run(sql`UPDATE talents SET birthdate = ${value}, publish_at = ${value} WHERE id = ${id}`);
    await client.run(sql`UPDATE _talents_v SET version_birthdate = ${value} WHERE parent_id = ${id}`);
    expect.soft(await storedEntry('talents', id), value).toMatchObject({ birthdate: null, publish_at: null });
    for (const path of [
      'talents?limit=100',
      `talents/${id}`,
      'talents/export.csv',
      'talents/versions',
      'media?limit=1',
    ])
      expect.soft((await as('admin', 'GET', path)).status, `${value} ${path}`).toBe(200);
    expect.soft(await listed(id), value).toBe(true);
    expect
      .soft((await as('editor', 'PATCH', `talents/${other.id}`, body({ name: 'Outra' }))).status)
      .toBe(200);
    expect
      .soft((await as('editor', 'PATCH', `talents/${id}`, body({ name: 'Ela' }))).status, value)
      .toBe(200);
  }
  expect((await trashOf(as).move('editor', 'talents', id)).status).toBe(200);
});
