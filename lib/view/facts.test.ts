import { createTranslator } from 'next-intl';
import { expect, it, vi } from 'vitest';
import en from '@/messages/en.json';
import pt from '@/messages/pt.json';
import type { ClientPackage } from '../backend/answers/package.ts';
import { NO_MEASURES, talentRow } from '../domain/testing/talent-row.ts';
import type { TalentProfile } from '../domain/types.ts';
import { packageFacts, profileFacts } from './facts.ts';

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale }: { locale: 'pt' | 'en' }) =>
    createTranslator({ locale, messages: { pt, en }[locale], namespace: 'Measures' }),
}));

const measures = {
  ...NO_MEASURES,
  height: '178/5\'10"',
  bust: '86',
  waist: '62',
  hips: '90',
  jeans: '38',
  shoes: '39',
  eyes: 'green',
  hair: 'auburn',
};
const talent: TalentProfile = {
  ...talentRow({ id: 7, name: 'Ana', measures, age: 26, updatedAt: '2026-01-01 00:00:00' }),
  weight: '56/123',
  suit: '40',
  shirt: '38',
  nationality: 'BR',
  biography: null,
  skills: ['Ballet', 'Surf'],
  book: [],
  snap: [],
  compo: [],
  video: [],
  downloads: null,
};

it.each([
  [
    'en',
    'Age, Height, Bust, Waist, Hips, Jeans, Shoes, Eyes color, Hair color, Weight, Suit, Shirt, Nationality, Skills',
  ],
  [
    'pt',
    'Idade, Altura, Busto, Cintura, Quadril, Jeans, Sapatos, Cor dos olhos, Cor do cabelo, Peso, Terno, Camisa, Nacionalidade, Habilidades',
  ],
] as const)(
  'all that is known of a talent has its label in %s [S66.17 S66.27 S72.31-36 S72.38 S72.39 S72.42 S72.43 S88.6]',
  async (lang, labels) => {
    const facts = await profileFacts(talent, lang);
    expect(facts.map(({ label }) => label).join(', ')).toBe(labels);
  },
);

it('what is not known has no line', async () => {
  const nothing = {
    ...talent,
    age: null,
    weight: null,
    suit: null,
    shirt: null,
    nationality: null,
    skills: [],
  };
  const facts = await profileFacts({ ...nothing, measures: NO_MEASURES }, 'pt');
  expect(facts).toEqual([]);
});

it('a country is written in the language, a size as it is read in Brazil', async () => {
  const shownAs = async (key: string, lang: 'pt' | 'en') =>
    (await profileFacts(talent, lang)).find((fact) => fact.key === key)?.value;
  expect(await shownAs('nationality', 'pt')).toBe('Brasil');
  expect(await shownAs('nationality', 'en')).toBe('Brazil');
  expect(await shownAs('weight', 'en')).toBe('56');
  expect(await shownAs('skills', 'pt')).toBe('Ballet, Surf');
});

const inPackage: ClientPackage['talents'][number] = {
  ...{ id: 7, name: 'Ana', isGone: false, note: '', availability: null, age: 26, gender: null },
  measures: { height: '165', waist: '62/24"', shoes: '38' },
  ...{ offersPhotos: false, others: [], pictures: [] },
};
const packageTexts = async (lang: 'pt' | 'en') =>
  (await packageFacts(inPackage, lang)).map(({ label, value, units }) => [
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
  expect((await packageTexts(lang)).slice(0, 3)).toEqual(lines);
});

it('sizes follow the charts of a gender; one that a package does not say leaves them as they are', async () => {
  expect((await packageTexts('pt')).at(-1)).toEqual([expect.any(String), '38']);
  const [, , , shoes] = await packageFacts({ ...inPackage, gender: 'woman' }, 'en');
  expect(shoes?.units.map(({ text }) => text)).toEqual(['38', '≈40 EU', '≈8 US', '≈6 UK']);
});
