import { expect, it, vi } from 'vitest';
import { NO_MEASURES, talentRow } from '../domain/testing/talent-row.ts';
import { readUnits } from '../domain/units.ts';
import { paperTalent } from './paper-facts.ts';

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
vi.mock('../backend/agency.ts', () => ({}));
vi.mock('../view/printed-contacts.ts', () => ({ printedAddress: (path: string) => path }));
vi.mock('../routes/absolute.ts', () => ({ absolute: (path: string) => path }));

const measures = { ...NO_MEASURES, height: '178/5\'10"', waist: '61', shoes: '38x8' };
const talent = {
  ...talentRow({ id: 7, name: 'Ana', gender: 'woman', measures, age: 26 }),
  ...{ weight: null, suit: null, shirt: null, nationality: null, biography: null, downloads: null },
  ...{ skills: [], book: [], snap: [], compo: [], video: [] },
};

it.each([
  ['', '178 / 5\'10"', '61 / ≈24"', '38 BR / 8 US'],
  ['units=us', '178 / 5\'10"', '61 / ≈24"', '38 BR / 8 US'],
  ['units=br', '178 / 5\'10"', '61 / ≈24"', '38 BR / 8 US'],
  ['units=uk', '178 / 5\'10"', '61 / ≈24"', '38 BR / ≈6 UK'],
  ['units=eu', '178 cm', '61 cm', '38 BR / ≈40 EU'],
  ['units=x', '178 / 5\'10"', '61 / ≈24"', '38 BR / 8 US'],
])('paper taken away with %j has measures in these units too', async (query, ...values) => {
  const { facts } = await paperTalent(talent, 'en', readUnits(new URLSearchParams(query)));
  const shown = facts.map(({ value }) => value);
  for (const value of values) expect(shown).toContain(value);
});
