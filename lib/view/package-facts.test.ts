import { createTranslator } from 'next-intl';
import { expect, it, vi } from 'vitest';
import en from '@/messages/en.json';
import pt from '@/messages/pt.json';
import type { PackageTalent } from '../backend/answers/package.ts';
import { packageFacts } from './package-facts.ts';

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale }: { locale: 'pt' | 'en' }) =>
    createTranslator({ locale, messages: { pt, en }[locale], namespace: 'Measures' }),
}));

const talent: PackageTalent = {
  ...{ id: 7, name: 'Ana', isGone: false, note: '', availability: null, age: 26, gender: null },
  measures: { height: '165', waist: '62/24"', shoes: '38' },
  ...{ offersPhotos: false, others: [], pictures: [] },
};
const textsIn = async (lang: 'pt' | 'en') =>
  (await packageFacts(talent, lang)).map(({ label, value, units }) => [
    label,
    ...(units.length > 0 ? units.map(({ text }) => text) : [value]),
  ]);

it.each([
  [
    'pt',
    [
      ['Idade', '26 anos'],
      ['Altura', '165 cm', '≈5\'5"'],
      ['Cintura', '62 cm', '24"'],
    ],
  ],
  [
    'en',
    [
      ['Age', '26 years'],
      ['Height', '165 cm', '≈5\'5"'],
      ['Waist', '62 cm', '24"'],
    ],
  ],
] as const)('measures of a package have their units, as on a profile: %s', async (lang, lines) => {
  expect((await textsIn(lang)).slice(0, 3)).toEqual(lines);
});

it('sizes follow the charts of a gender; one that a package does not say leaves them as they are', async () => {
  expect((await textsIn('pt')).at(-1)).toEqual([expect.any(String), '38']);
  const [, , , shoes] = await packageFacts({ ...talent, gender: 'woman' }, 'en');
  expect(shoes?.units.map(({ text }) => text)).toEqual(['38', '≈40 EU', '≈8 US', '≈6 UK']);
});
