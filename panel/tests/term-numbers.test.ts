import { expect, test } from 'vitest';
import { panel, unpublished } from './panel.ts';

test('a new division gets the next free number, also after one in the trash', async () => {
  const payload = await panel();
  const name = { pt: 'Sem número', en: 'No number' };
  const id = 987_700;
  const trashed = { id, name, category: 1, deletedAt: new Date().toISOString() };
  await payload.create({ collection: 'divisions', data: trashed, ...unpublished });
  // the type wants the number that the field fills in
  const data = { name, category: 1 } as typeof trashed;
  const made = await payload.create({ collection: 'divisions', data, ...unpublished });
  expect(made.id).toBe(id + 1);
  for (const one of [id, id + 1])
    await payload.db.deleteOne({ collection: 'divisions', where: { id: { equals: one } } });
});
