import { beforeEach, expect, it, vi } from 'vitest';
import { quotedRows } from './favorites.ts';

const stored = vi.hoisted((): { rows: object[] | null } => ({ rows: null }));
vi.mock('./talents.ts', async (real) => ({
  ...(await real<typeof import('./talents.ts')>()),
  storedRows: async () => stored.rows,
}));

const card = { id: 7, name: 'Ana', section: 'models', cover: 'https://x.example/ana.jpg' };
const row = {
  id: '7',
  name: 'Ana',
  birth_year: 1999,
  minor: false,
  height: '178',
  hair: 'blonde',
  divisions: [{ id_category: 3 }],
  skills: null,
};

beforeEach(() => {
  stored.rows = null;
});

it('are the rows as the service sent them, with what the card knows besides, and without the year of birth', async () => {
  stored.rows = [row, { id: 8, name: 'Bia' }];
  expect(await quotedRows([card])).toEqual([
    {
      ...card,
      height: '178',
      hair: 'blonde',
      divisions: [{ id_category: 3 }],
      skills: null,
    },
  ]);
});

it.each([true, null, undefined])('leave out the measures of the body where "minor" is %s', async (minor) => {
  stored.rows = [{ ...row, minor, weight: '50', bust: '80' }];
  const [sent] = await quotedRows([card]);
  expect(sent).toMatchObject({ hair: 'blonde', height: '178' });
  for (const name of ['weight', 'bust', 'minor']) expect(sent).not.toHaveProperty(name);
});

it('are cards where there is no list, no such row, or more than the panel takes', async () => {
  expect(await quotedRows([card])).toEqual([card]);
  stored.rows = [{ id: 8 }];
  expect(await quotedRows([card])).toEqual([card]);
  stored.rows = [{ ...row, biography: 'x'.repeat(2_000_000) }];
  expect(await quotedRows([card])).toEqual([card]);
});
