import { beforeAll, expect, test } from 'vitest';
import { panel, quiet } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

// Terms of talents cannot be deleted.
let as: Staff;
beforeAll(async () => {
  as = await signInStaff('used-terms');
});

const name = { pt: 'Curve de teste', en: 'Test curve' };
const ID = 987_001;

const MAKE = {
  categories: async () =>
    (await panel()).create({ collection: 'categories', data: { id: ID, key: 'used', name }, ...quiet }),
  divisions: async () =>
    (await panel()).create({ collection: 'divisions', data: { id: ID, name, category: 1 }, ...quiet }),
  skills: async () => (await panel()).create({ collection: 'skills', data: { name }, ...quiet }),
};

test.each(['categories', 'divisions', 'skills'] as const)(
  'one of the %s that a talent has is not deleted, one that nobody has is',
  async (slug) => {
    const payload = await panel();
    const { id } = await MAKE[slug]();
    const owner = { name: 'Dona de Tudo', gender: 'woman', status: 'draft', [slug]: [id] } as const;
    const talent = await payload.create({ collection: 'talents', data: owner, ...quiet });
    const refused = await as('admin', 'DELETE', `${slug}/${id}`);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('Em uso (1): Dona de Tudo');
    // in the trash the talent still has it
    const deletedAt = new Date().toISOString();
    await payload.update({ collection: 'talents', id: talent.id, data: { deletedAt }, ...quiet });
    expect((await as('admin', 'DELETE', `${slug}/${id}`)).status).toBe(409);
    await payload.delete({ collection: 'talents', id: talent.id, trash: true, ...quiet });
    expect((await as('admin', 'DELETE', `${slug}/${id}`)).status).toBe(200);
  },
);
