import type { CollectionSlug, FlattenedField } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { WRITABLE } from '../parts/access/writable.ts';
import type { User } from '../platform/db/payload-types.ts';
import { oneOfEach } from './one-of-each.ts';
import { panel } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

// Fields that an API may write: every collection and global × role × field, by `parts/access/writable.ts`.
const ROLES = ['admin', 'editor', 'booker'] as const;
type Role = (typeof ROLES)[number];
type Entry = Record<string, unknown>;

/** Fields of every entry, whether its collection has them or not. */
const PAYLOADS = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status'];
const GROUP = 'written';
const SLOW_MS = 60_000;
/** Fields that Payload reads from a file, whatever a request says; the first three are dropped before any hook. */
const DROPPED = ['url', 'filename', 'sizes'];
const OF_FILES = [...DROPPED, 'thumbnailURL', 'mimeType', 'filesize', 'width', 'height'];
const DATE = '2001-02-03T04:05:06.000Z';

let as: Staff;
const people = new Map<Role, User>();
const ROWS = oneOfEach(() => as, GROUP);
const ids = new Map<string, number>();
/** The one entry of a collection that these tests try to change. */
async function made(slug: string): Promise<number> {
  const id = ids.get(slug) ?? Number(await ROWS[slug]?.make());
  ids.set(slug, id);
  return id;
}
beforeAll(async () => {
  as = await signInStaff(GROUP);
  for (const role of ROLES) {
    const where = { email: { equals: `${GROUP}-${role}@staff.test` } };
    const [person] = (await (await panel()).find({ collection: 'users', where })).docs;
    if (person) people.set(role, person);
  }
});

function another(field: FlattenedField | undefined, stored: unknown): unknown {
  switch (field?.type) {
    case 'checkbox':
      return !stored;
    case 'number':
      return Number(stored ?? 0) + 1;
    case 'date':
      return DATE;
    case 'select': {
      const values = field.options.map((option) => (typeof option === 'string' ? option : option.value));
      return values.find((value) => value !== stored && value !== field.defaultValue);
    }
    case 'relationship':
    case 'upload':
      return field.hasMany ? [999_999] : 999_999;
    case 'array':
      return [{ provider: 'vimeo', file: '76979871' }];
    case 'group':
    case 'tab':
      return { [field.flattenedFields[0]?.name ?? 'x']: 'outra' };
    case 'json':
    case 'richText':
      return { outra: true };
    default:
      return 'outra';
  }
}

const valueFor = (name: string, field: FlattenedField | undefined, entry: Entry): unknown => {
  if (name === 'id') return Number(entry.id ?? 0) + 1;
  if (name === '_status') return 'published';
  if (name.endsWith('At')) return DATE;
  return another(field, entry[name]);
};

const namesOf = (fields: readonly FlattenedField[]) => [
  ...new Set([...PAYLOADS, ...fields.map(({ name }) => name)]),
];
const mayWrite = (slug: string, role: Role, name: string) => WRITABLE[slug]?.[role].includes(name) ?? false;
const userFor = (role: Role) => {
  const person = people.get(role);
  return person ? { ...person, collection: 'users' as const } : null;
};

/** The answer must name the field; somebody who may write nothing at all there is refused anyhow. */
async function expectRefusal(answer: Response, slug: string, role: Role, name: string) {
  const cell = `${slug} ${role} ${name}`;
  // of an older state a form is refused as out of date
  expect([cell, answer.status]).toEqual([cell, name === 'updatedAt' && answer.status === 409 ? 409 : 403]);
  const isNamed = (WRITABLE[slug]?.[role].length ?? 0) > 0 && answer.status === 403;
  if (isNamed) expect(await answer.text(), cell).toContain(`“${name}”`);
}

test('every collection that is written has an entry to try it on', async () => {
  const slugs = (await panel()).config.collections.map(({ slug }) => slug);
  const written = slugs.filter((slug) => WRITABLE[slug] && !slug.startsWith('payload-'));
  expect(written.toSorted()).toEqual(Object.keys(ROWS).toSorted());
});

test('the table names nothing that does not exist', async () => {
  const { collections, globals } = (await panel()).config;
  const known = new Map<string, string[]>(
    [...collections, ...globals].map((one) => [one.slug, namesOf(one.flattenedFields)]),
  );
  for (const [slug, { admin, editor, booker }] of Object.entries(WRITABLE)) {
    const names = [...new Set([...admin, ...editor, ...booker])].filter((name) => name !== 'password');
    expect([slug, names.filter((name) => !known.get(slug)?.includes(name))]).toEqual([slug, []]);
  }
});

async function tryCollection(slug: CollectionSlug, role: Role): Promise<void> {
  const payload = await panel();
  const { flattenedFields } = payload.collections[slug].config;
  // of accounts each reaches their own
  const id = slug === 'users' ? (people.get(role)?.id ?? 0) : await made(slug);
  const raw = async (): Promise<Entry> =>
    (await payload.db.findOne<Entry & { id: number }>({ collection: slug, where: { id: { equals: id } } })) ??
    {};
  const before = await raw();
  const names = namesOf(flattenedFields).filter((one) => !mayWrite(slug, role, one));
  for (const name of names.filter((one) => slug !== 'media' || !DROPPED.includes(one))) {
    const field = flattenedFields.find((one) => one.name === name);
    const data: Entry = { [name]: valueFor(name, field, before) };
    const answer = await as(role, 'PATCH', `${slug}/${id}`, { body: JSON.stringify(data) });
    await expectRefusal(answer, slug, role, name);
    const local = { collection: slug, id, data, overrideAccess: false, user: userFor(role) };
    await expect(payload.update(local), `local: ${slug} ${role} ${name}`).rejects.toThrow();
  }
  expect(await raw()).toEqual(before);
}

test.each(Object.keys(ROWS))(
  '%s: each role changes its fields alone, by REST and by local calls',
  async (slug) => {
    const { config } = await panel();
    const known = config.collections.find((one) => one.slug === slug);
    for (const role of ROLES) await tryCollection(known?.slug as CollectionSlug, role);
  },
  SLOW_MS,
);

test('what Payload reads from a file is dropped, whoever sends it', async () => {
  const id = await made('media');
  const before = await (await panel()).findByID({ collection: 'media', id, depth: 0 });
  const body = JSON.stringify({ filename: 'outra.jpg', url: '/outra.jpg', sizes: { thumb: { url: '/x' } } });
  expect((await as('admin', 'PATCH', `media/${id}`, { body })).status).toBe(200);
  const { updatedAt: _, ...after } = await (await panel()).findByID({ collection: 'media', id, depth: 0 });
  expect(before).toMatchObject(after);
});

test.each(Object.keys(ROWS))(
  '%s: whoever sends back what they read is not refused',
  async (slug) => {
    for (const role of ROLES.filter((one) => (WRITABLE[slug]?.[one].length ?? 0) > 0)) {
      const id = slug === 'users' ? people.get(role)?.id : await made(slug);
      const { sessions: _, ...read } = await (await as(role, 'GET', `${slug}/${id}?depth=0`)).json();
      const answer = await as(role, 'PATCH', `${slug}/${id}`, { body: JSON.stringify(read) });
      expect([slug, role, answer.status], await answer.text()).toEqual([slug, role, 200]);
    }
  },
  SLOW_MS,
);

const MAKERS: Record<string, readonly Role[]> = {
  ...Object.fromEntries(
    ['categories', 'divisions', 'skills', 'slides', 'posts', 'feed'].map((slug) => [
      slug,
      ['admin', 'editor'],
    ]),
  ),
  talents: ROLES,
  media: ROLES,
  packages: ['admin', 'booker'],
  clients: ['admin', 'booker'],
};

test.each(Object.entries(MAKERS))('%s: who makes an entry says no more of it', async (slug, roles) => {
  const { config } = await panel();
  const fields = config.collections.find((one) => one.slug === slug)?.flattenedFields ?? [];
  for (const role of roles) {
    const { [role]: more = [] } = WRITABLE[slug]?.atCreation ?? {};
    for (const name of namesOf(fields)) {
      if (mayWrite(slug, role, name) || more.includes(name) || OF_FILES.includes(name)) continue;
      const data = {
        [name]: valueFor(
          name,
          fields.find((field) => field.name === name),
          {},
        ),
      };
      const answer = await as(role, 'POST', slug, { body: JSON.stringify(data) });
      await expectRefusal(answer, slug, role, name);
    }
  }
});

test(
  'globals: each role changes its fields alone',
  async () => {
    const payload = await panel();
    for (const { slug, flattenedFields } of payload.config.globals) {
      for (const role of ROLES) {
        const before: Entry = { ...(await payload.findGlobal({ slug, depth: 0 })) };
        for (const name of namesOf(flattenedFields).filter((one) => !mayWrite(slug, role, one))) {
          const field = flattenedFields.find((one) => one.name === name);
          const data: Entry = { [name]: valueFor(name, field, before) };
          await expectRefusal(
            await as(role, 'POST', `globals/${slug}`, { body: JSON.stringify(data) }),
            slug,
            role,
            name,
          );
          const local = { slug, data, overrideAccess: false, user: userFor(role) };
          await expect(payload.updateGlobal(local), `local: ${slug} ${role} ${name}`).rejects.toThrow();
        }
        expect(await payload.findGlobal({ slug, depth: 0 })).toEqual(before);
      }
    }
  },
  SLOW_MS,
);

const MANY: readonly (readonly [where: string, body: string])[] = [
  ['where[id][greater_than]=0', '{"createdAt":"2020-01-01T00:00:00.000Z"}'],
  ['where[id][equals]=999999', '{}'],
  ['where[id][exists]=true&trash=true', '{"status":"archived"}'],
  ['where[id][exists]=true&trash=true', '{"deletedAt":null,"status":"draft"}'],
];

test('several entries at once are changed by Payload’s own call for nobody', async () => {
  const { collections } = (await panel()).config;
  for (const [index, { slug }] of collections.entries()) {
    const [where, body] = MANY[index % MANY.length] ?? ['', ''];
    const { status } = await as('admin', 'PATCH', `${slug}?${where}`, { body });
    // some of Payload's own have no addresses at all
    expect([slug, [403, 501].includes(status)]).toEqual([slug, true]);
  }
  for (const role of ROLES) {
    for (const [where, body] of MANY) {
      for (const slug of ['applications', 'talents'])
        expect((await as(role, 'PATCH', `${slug}?${where}`, { body })).status).toBe(403);
    }
  }
});
