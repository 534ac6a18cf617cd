import type { CollectionSlug } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import type { User } from '../platform/db/payload-types.ts';
import { panel, unpublished } from './panel.ts';

type Role = User['role'];
const staff = new Map<Role, User>();

beforeAll(async () => {
  const payload = await panel();
  for (const role of ['admin', 'editor', 'booker'] as const) {
    const data = { name: role, role, email: `${role}@staff.test`, password: 'long-enough-password' };
    staff.set(role, await payload.create({ collection: 'users', data, ...unpublished }));
  }
});

const as = (role: Role | null) => {
  const user = role ? (staff.get(role) ?? null) : null;
  return { overrideAccess: false, user: user && { ...user, collection: 'users' as const } };
};

const allowed = (action: Promise<unknown>): Promise<boolean> =>
  action.then(
    () => true,
    () => false,
  );

const newTalent = async (role: Role | null) =>
  (await panel()).create({
    collection: 'talents',
    data: { name: 'X', gender: 'other', status: 'draft' },
    ...unpublished,
    ...as(role),
  });

test.each([
  ['admin', true],
  ['editor', true],
  ['booker', true],
  [null, false],
] as const)('%s may add a talent: %s', async (role, may) => {
  expect(await allowed(newTalent(role))).toBe(may);
});

test.each<CollectionSlug>(['talents', 'media', 'posts', 'users', 'revalidations', 'gone-talents'])(
  'the public cannot read %s past the contract',
  async (collection) => {
    expect(await allowed((await panel()).find({ collection, ...as(null) }))).toBe(false);
  },
);

test('staff see the catalogue, but only their own account', async () => {
  const payload = await panel();
  expect(await allowed(payload.find({ collection: 'talents', ...as('booker') }))).toBe(true);
  expect((await payload.find({ collection: 'users', ...as('booker') })).docs).toHaveLength(1);
  expect((await payload.find({ collection: 'users', ...as('admin') })).docs.length).toBeGreaterThan(2);
});

test('nobody makes themselves an administrator', async () => {
  const payload = await panel();
  const booker = staff.get('booker');
  const save = { collection: 'users', id: booker?.id ?? 0, data: { role: 'admin' } } as const;
  expect(await allowed(payload.update({ ...save, ...as('booker') }))).toBe(false);
  expect((await payload.findByID({ collection: 'users', id: booker?.id ?? 0 })).role).toBe('booker');
});

test('the first administrator comes from the environment', async () => {
  const login = await (await panel()).login({
    collection: 'users',
    data: { email: 'admin@example.com', password: 'correct-horse-battery' },
  });
  expect(login.user?.role).toBe('admin');
});
