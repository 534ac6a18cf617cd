import { expect, test } from 'vitest';
import { superfluous } from '../versions/prune.ts';
import { panel, quiet } from './panel.ts';
import { signInStaff } from './staff.ts';

// However often somebody saves, yesterday's state stays, and the last before a change of many at once.
const at = (day: number, minute: number) => new Date(Date.UTC(2026, 10, day, 12, minute)).toISOString();
const states = (...moments: string[]) =>
  moments.map((moment, index) => ({ id: index + 1, at: moment })).toReversed();

test('thirty-one saves on one day push out its oldest alone', () => {
  const today = Array.from({ length: 31 }, (_, minute) => at(20, minute));
  expect(superfluous(states(at(1, 0), at(1, 1), at(7, 0), ...today), [])).toEqual([4, 1]);
});

test('the state before a change of many at once stays, whatever follows', () => {
  const today = Array.from({ length: 40 }, (_, minute) => at(20, minute));
  expect(superfluous(states(...today), [])).toHaveLength(10);
  expect(superfluous(states(...today), [at(20, 5)])).not.toContain(5);
});

test('a booker who saves thirty-one times leaves the way back to before', async () => {
  const as = await signInStaff('history-kept');
  const payload = await panel();
  const data = { name: 'Vera', gender: 'woman', status: 'draft', bust: '80' } as const;
  const { id } = await payload.create({ collection: 'talents', data, ...quiet });
  const before = new Date(Date.now() - 2 * 24 * 3_600_000).toISOString();
  const { docs } = await payload.findVersions({ collection: 'talents', where: { parent: { equals: id } } });
  await payload.db.updateVersion({
    collection: 'talents',
    id: Number(docs[0]?.id),
    versionData: { updatedAt: before, createdAt: before } as never,
  });
  for (let save = 0; save < 31; save += 1)
    await as('booker', 'PATCH', `talents/${id}`, { body: JSON.stringify({ bust: String(81 + save) }) });
  const left = await payload.findVersions({
    collection: 'talents',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 0,
    depth: 0,
  });
  expect(left.docs.map(({ version }) => version.bust).at(-1)).toBe('80');
  expect(left.docs).toHaveLength(31);
}, 120_000);
