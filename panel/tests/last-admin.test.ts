import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '../platform/db/payload-types.ts';
import { panel, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

let as: Staff;
let only: User;
const setAside: User[] = [];

const admins = async () =>
  (
    await (
      await panel()
    ).find({ collection: 'users', where: { role: { equals: 'admin' } }, pagination: false })
  ).docs;

beforeAll(async () => {
  as = await signInStaff('only');
  const payload = await panel();
  for (const admin of await admins()) {
    if (admin.email === 'only-admin@staff.test') only = admin;
    else setAside.push(admin);
  }
  // other test files share this database: their administrators come back at the end
  for (const { id } of setAside) {
    await payload.update({ collection: 'users', id, data: { role: 'editor' }, ...unpublished });
  }
});

afterAll(async () => {
  for (const { id } of setAside) {
    await (await panel()).update({ collection: 'users', id, data: { role: 'admin' }, ...unpublished });
  }
});

test('the only administrator cannot demote himself, one or by a condition', async () => {
  const one = await as('admin', 'PATCH', `users/${only.id}`, { body: '{"role":"booker"}' });
  expect(one.status).toBe(409);
  expect(await one.text()).toContain('É a única conta de Administração.');
  const many = await as('admin', 'PATCH', 'users?where[role][equals]=admin', { body: '{"role":"booker"}' });
  expect(many.status).toBe(403);
  expect((await admins()).map(({ id }) => id)).toEqual([only.id]);
});

test('the only administrator cannot delete himself, one or by a condition', async () => {
  const english = await as('admin', 'DELETE', `users/${only.id}`, { language: 'en' });
  expect(english.status).toBe(409);
  expect(await english.text()).toContain('It is the only administrator.');
  await as('admin', 'DELETE', 'users?where[role][equals]=admin');
  expect((await admins()).map(({ id }) => id)).toEqual([only.id]);
});

test('of two administrators that leave at the same moment, one stays', async () => {
  const payload = await panel();
  for (const leave of ['demoted', 'deleted'] as const) {
    for (let round = 0; round < 4; round += 1) {
      const second = await payload.create({
        collection: 'users',
        data: {
          name: 'Dois',
          email: `two-${leave}-${round}@staff.test`,
          role: 'admin',
          password: 'only-for-tests-here',
        },
        ...unpublished,
      });
      const both = [only.id, second.id].map((id) =>
        leave === 'demoted'
          ? payload.update({ collection: 'users', id, data: { role: 'booker' }, ...unpublished })
          : payload.delete({ collection: 'users', id, ...unpublished }),
      );
      await Promise.allSettled(both);
      const left = await admins();
      expect(left).toHaveLength(1);
      // the one who stayed goes on as the only one
      only = left[0] ?? only;
    }
  }
});

test('who was invited and never came in counts for nothing', async () => {
  const payload = await panel();
  const invited = await payload.create({
    collection: 'users',
    data: { name: 'Convite', email: 'invited@staff.test', role: 'admin', password: 'only-for-tests-here' },
    ...unpublished,
  });
  await payload.db.updateOne({ collection: 'users', id: invited.id, data: { hash: null, salt: null } });
  await expect(
    payload.update({ collection: 'users', id: only.id, data: { role: 'booker' }, ...unpublished }),
  ).rejects.toThrow();
  await payload.delete({ collection: 'users', id: invited.id, ...unpublished });
});
