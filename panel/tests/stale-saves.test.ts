import { beforeAll, expect, test } from 'vitest';
import { internalTables } from '../collections/internal-tables.ts';
import { oneOfEach } from './one-of-each.ts';
import { panel } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

// Two people at once: the second save is refused, in every collection and global that staff save.
const OLD = '2020-01-01T00:00:00.000Z';
// written by the panel alone; nobody has a form for them
const NO_FORM = [
  'deletions',
  'photo-views',
  'sendings',
  'takedowns',
  'audit-log',
  ...internalTables.map(({ slug }) => slug),
];

let as: Staff;
beforeAll(async () => {
  as = await signInStaff('stale');
});

const ROWS = oneOfEach(() => as, 'stale');

test('the table below has every collection that has a form', async () => {
  const slugs = (await panel()).config.collections.map(({ slug }) => slug);
  const formed = slugs.filter((slug) => !NO_FORM.includes(slug) && !slug.startsWith('payload-'));
  expect(Object.keys(ROWS).sort()).toEqual(formed.sort());
});

async function expectRefusal(answer: Response) {
  expect(answer.status).toBe(409);
  const { errors } = await answer.json();
  expect(errors[0]).toMatchObject({
    data: { code: 'stale' },
    message: expect.stringContaining('Mudou enquanto você escrevia'),
  });
}

test.each(Object.entries(ROWS))(
  '%s: a save that began before another is refused, the next is not, nor the same sent again',
  async (slug, { make, change }) => {
    const path = `${slug}/${await make()}`;
    const stamp = (await (await as('admin', 'GET', path)).json()).updatedAt;
    const save = (updatedAt: string) =>
      as('admin', 'PATCH', path, { body: JSON.stringify({ ...change, updatedAt }) });
    await expectRefusal(await save(OLD));
    const saved = await save(stamp);
    expect([slug, saved.status]).toEqual([slug, 200]);
    // its answer was lost, and the person saves again: nobody else's save stands between
    expect([slug, (await save(stamp)).status]).toEqual([slug, 200]);
  },
);

test('the refusal names whoever saved last, and says of nobody that they have saved since', async () => {
  const id = await ROWS.talents?.make();
  const save = (role: 'admin' | 'editor', data: object) =>
    as(role, 'PATCH', `talents/${id}`, { body: JSON.stringify(data) });
  expect((await save('admin', { nationality: 'BR' })).status).toBe(200);
  const began = (await (await as('editor', 'GET', `talents/${id}`)).json()).updatedAt;
  // the panel itself, which keeps the last person's name
  await (await panel()).update({ collection: 'talents', id: Number(id), data: { nationality: 'UY' } });
  for (const role of ['editor', 'admin'] as const) {
    const { errors } = await (await save(role, { nationality: 'AR', updatedAt: began })).json();
    expect(errors[0].message).toMatch(/^Mudou enquanto .* Quem salvou por último: admin\. Abra/);
  }
});

/** For each global a stored change, and a different one. */
const GLOBALS: Record<string, [object, object]> = {
  agency: [{ address: 'Rua das Flores, 10' }, { address: 'Rua das Flores, 11' }],
  downloads: [{ is_offered: true }, { is_offered: false }],
  replies: [{ accepted: { pt: 'Venha' } }, { accepted: { pt: 'Apareça' } }],
  privacy: [{}, { pt: { title: 'Outra' } }],
};

test.each(Object.entries(GLOBALS))('the global %s: likewise', async (slug, [change, other]) => {
  const path = `globals/${slug}`;
  const save = (updatedAt: unknown, data = change) =>
    as('admin', 'POST', path, { body: JSON.stringify({ ...data, updatedAt }) });
  const first = await save(undefined);
  expect([slug, first.status]).toEqual([slug, 200]);
  const stamp = (await (await as('admin', 'GET', path)).json()).updatedAt;
  await expectRefusal(await save(OLD, other));
  expect((await save(stamp)).status).toBe(200);
});
