import { beforeAll, expect, test, vi } from 'vitest';
import { execute } from './execute.ts';
import { panel, unpublished } from './panel.ts';
import { type Role, type Staff, signInStaff } from './staff.ts';

let as: Staff;

beforeAll(async () => {
  as = await signInStaff('mass');
});

async function threePosts(batch: string): Promise<number[]> {
  const payload = await panel();
  const ids: number[] = [];
  for (const title of ['Um', 'Dois', 'Três']) {
    const data = { title, batch, type: 'news', language: 'pt', status: 'draft' } as const;
    const post = await payload.create({
      collection: 'posts',
      data: { ...data, published_at: '2026-11-01T00:00:00.000Z' },
      ...unpublished,
    });
    ids.push(post.id);
  }
  return ids;
}
const left = async (batch: string) =>
  (await (await panel()).count({ collection: 'posts', where: { batch: { equals: batch } } })).totalDocs;
const several = (role: Role, batch: string, typed = '') =>
  as(role, 'DELETE', `posts?where[batch][equals]=${batch}${typed && `&typed=${typed}`}`);

test.each<[Role, number]>([
  ['editor', 403],
  ['booker', 403],
  ['nobody', 401],
])('%s does not delete several at once (%i), even with the number', async (role, status) => {
  await threePosts(`role-${role}`);
  expect((await several(role, `role-${role}`, '3')).status).toBe(status);
  expect(await left(`role-${role}`)).toBe(3);
});

test('the marked ones are named, and the minors among them, those in the trash where that is asked', async () => {
  const payload = await panel();
  const ids: number[] = [];
  for (const [name, birthdate, deletedAt] of [
    ['Marcada Lia', '2015-01-01', null],
    ['Marcada Ana', '1990-01-01', null],
    ['Marcado Caio', null, '2026-11-01T00:00:00.000Z'],
  ] as const) {
    const data = { name, gender: 'woman', status: 'draft', birthdate, deletedAt } as const;
    ids.push((await payload.create({ collection: 'talents', data, ...unpublished })).id);
  }
  const where = `where[id][in]=${ids.join(',')}`;
  const selected = async (role: Role, more = '') =>
    (await as(role, 'GET', `talents/selected?${where}${more}`)).json();
  const [lia, ana, caio] = ids;
  const marked = await selected('editor');
  expect(marked).toMatchObject({ ids: [lia, ana], titles: expect.arrayContaining(['Marcada Ana']) });
  expect(marked.minors).toMatch(/^Menores ou sem data de nascimento: Marcada Lia \([^)]*\)\.$/);
  const trashed = await selected('editor', '&trash=true');
  expect(trashed.ids).toEqual([lia, ana, caio]);
  expect(trashed.minors).toContain('Marcado Caio (sem data de nascimento');
  expect((await as('nobody', 'GET', `talents/selected?${where}`)).status).toBe(401);
  expect((await as('editor', 'GET', 'talents/selected')).status).toBe(400);
});

test('a list from which nobody deletes offers no deletion', async () => {
  const { collections } = await panel();
  const offering = Object.values(collections).filter(({ config }) =>
    JSON.stringify(config.admin.components?.beforeListTable ?? []).includes('#DeleteSelected'),
  );
  const slugs = offering.map(({ config }) => config.slug as string);
  expect(slugs).toContain('talents');
  for (const slug of ['audit-log', 'deletions', 'sendings']) expect(slugs).not.toContain(slug);
});

test('an editor is told why, and still moves one to the trash', async () => {
  const [first] = await threePosts('one-by-one');
  expect(await (await several('editor', 'one-by-one', '3')).text()).toContain(
    'Só a Administração apaga vários',
  );
  const body = '{"deletedAt":"2026-11-01"}';
  expect((await as('editor', 'PATCH', `posts/${first}`, { body })).status).toBe(200);
  expect(await left('one-by-one')).toBe(2);
});

test.each(['', '2', '4', '03', '3.0', 'tres', '3&typed=3'])(
  'an administrator who typed "%s" for three deletes nothing',
  async (typed) => {
    const batch = `typed-${typed.replace(/\W/g, '')}`;
    await threePosts(batch);
    const answer = await several('admin', batch, typed);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('digite o número 3');
    expect(await left(batch)).toBe(3);
  },
);

test('an administrator deletes as many as he typed; without a condition nothing', async () => {
  await threePosts('all-three');
  expect((await as('admin', 'DELETE', 'posts?typed=3')).status).toBe(400);
  const answer = await several('admin', 'all-three', '3');
  expect(await answer.json()).toEqual({ deleted: 3, failed: 0 });
  expect(await left('all-three')).toBe(0);
});

test.each<[Role, string, number]>([
  ['admin', '', 409],
  ['admin', '3', 409],
  ['editor', '2', 403],
  ['booker', '2', 403],
  ['nobody', '2', 401],
  ['admin', '2', 200],
])('of saved filters %s deletes two at once with the number "%s": %i', async (role, typed, status) => {
  const payload = await panel();
  const title = `filter-${role}-${typed}`;
  for (const relatedCollection of ['talents', 'applications'] as const) {
    const data = { title, isShared: true, relatedCollection };
    await payload.create({ collection: 'payload-query-presets', data });
  }
  const path = `payload-query-presets?where[title][equals]=${title}${typed && `&typed=${typed}`}`;
  expect((await as(role, 'DELETE', path)).status).toBe(status);
  const where = { title: { equals: title } };
  const { totalDocs } = await payload.count({ collection: 'payload-query-presets', where });
  expect(totalDocs).toBe(status === 200 ? 0 : 2);
});

test('more than the panel reads at once are deleted, and a deletion that stops between says how far', async () => {
  const payload = await panel();
  const row = `('many', 'everyone', 'everyone', 'talents', '2020-01-01T00:00:00.000Z')`;
  const columns = 'title, access_read_constraint, access_delete_constraint, related_collection, created_at';
  await execute(
    `INSERT INTO payload_query_presets (${columns}) VALUES ${Array.from({ length: 501 }, () => row).join()}`,
  );
  const remove = payload.delete.bind(payload);
  let calls = 0;
  const spy = vi.spyOn(payload, 'delete').mockImplementation((asked: Parameters<typeof remove>[0]) => {
    calls += 1;
    return calls === 2 ? Promise.reject(new Error('database is locked')) : remove(asked);
  });
  const several = async (typed: number) => {
    const path = `payload-query-presets?where[title][equals]=many&typed=${typed}`;
    const answer = await as('admin', 'DELETE', path);
    return [answer.status, await answer.json()];
  };
  expect(await several(501)).toEqual([409, { deleted: 500, failed: 1 }]);
  expect(await several(1)).toEqual([200, { deleted: 1, failed: 0 }]);
  spy.mockRestore();
});

test('what nobody deletes stays, number or not', async () => {
  expect((await as('admin', 'DELETE', 'receipts?where[id][exists]=true&typed=0')).status).toBe(403);
});
