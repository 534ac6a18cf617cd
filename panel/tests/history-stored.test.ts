import { expect, test } from 'vitest';
import { superfluous } from '../publishing/versions/keep-states.ts';
import { makeTalent, panel } from './panel.ts';
import { signInStaff } from './staff.ts';

// However often somebody saves, yesterday's state stays, and the last before a change of many at once.
const at = (day: number, minute: number) => new Date(Date.UTC(2026, 10, day, 12, minute)).toISOString();
const states = (...moments: string[]) =>
  moments.map((moment, index) => ({ id: index + 1, at: moment })).toReversed();

const NOW = Date.parse(at(20, 0));

test('thirty-one saves on one day push out its oldest alone', () => {
  const today = Array.from({ length: 31 }, (_, minute) => at(20, minute));
  expect(superfluous(states(at(1, 0), at(1, 1), at(7, 0), ...today), [], NOW)).toEqual([4, 1]);
});

test('the state before a change of many at once stays, whatever follows', () => {
  const today = Array.from({ length: 40 }, (_, minute) => at(20, minute));
  expect(superfluous(states(...today), [], NOW)).toHaveLength(10);
  expect(superfluous(states(...today), [at(20, 5)], NOW)).not.toContain(5);
});

test('that before the last one stays however old; of others, those of a month, each day’s first among them', () => {
  const day = (number: number) => Array.from({ length: 40 }, (_, minute) => at(number, minute));
  const later = Date.parse(at(20, 0)) + 40 * 86_400_000;
  const many = states(...day(20), ...day(21));
  const bulk = [at(20, 9), at(20, 5)];
  // of the 20th the states before minutes 5 and 9 have the numbers 5 and 9
  expect(superfluous(many, bulk, NOW)).not.toEqual(expect.arrayContaining([5]));
  expect(superfluous(many, bulk, later)).toContain(5);
  expect(superfluous(many, bulk, later)).not.toContain(9);
});

test('as many changes of many at once as one likes protect no more than a month’s worth', () => {
  const today = Array.from({ length: 55 }, (_, minute) => at(20, minute));
  const more = Array.from({ length: 55 }, (_, minute) => at(21, minute));
  const all = [...today, ...more];
  const left = all.length - superfluous(states(...all), all.toReversed(), NOW).length;
  // the 30 newest; before the 30 newest changes one more; the last of the day before, and the state before its first
  expect(left).toBeLessThanOrEqual(30 + 1 + 2);
  expect(left).toBeGreaterThan(30);
});

test('a booker who saves thirty-one times leaves the way back to before', async () => {
  const as = await signInStaff('history-kept');
  const payload = await panel();
  const data = { name: 'Vera', gender: 'woman', status: 'draft', bust: '80' } as const;
  const { id } = await makeTalent(data);
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
