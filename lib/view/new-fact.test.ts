import { talent, talentSummary } from '@passarela/contract';
import { createTranslator } from 'next-intl';
import { expect, it, vi } from 'vitest';
import en from '@/messages/en.json';
import pt from '@/messages/pt.json';

// One row more in the table of facts, and nothing else: the site reads it, shows it, filters by it, hides it of minors.
vi.mock('@passarela/contract/facts', async (original) => {
  const facts = await original<typeof import('@passarela/contract/facts')>();
  const inseam = { ...facts.FACTS.waist, label: { pt: 'Entreperna', en: 'Inseam' } };
  Object.assign(facts.FACTS, { inseam: { ...inseam, filter: { pt: 'entreperna', en: 'inseam' } } });
  Object.assign(facts.FACT_NAMES, [...facts.FACT_NAMES, 'inseam']);
  return facts;
});
vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale }: { locale: 'pt' | 'en' }) =>
    createTranslator({ locale, messages: { pt, en }[locale], namespace: 'Measures' }),
}));

const row = { id: 7, name: 'Ana', gender: 'woman', inseam: '81 cm', birthdate: '2000-01-01' };

it('a new fact is in answers, profile, comparison, paper, package, units and filters, in two languages', async () => {
  const { readProfile } = await import('../backend/answers/talent.ts');
  const { trimProfile, publishableProfile } = await import('../backend/trim.ts');
  const { labelledMeasures, packageFacts, profileFacts } = await import('./facts.ts');
  const { compareFacts } = await import('./comparison.ts');
  const { readFilters, filterQuery } = await import('../routes/filter-query.ts');
  const { isDisplayed } = await import('@passarela/contract/facts');
  for (const shape of [talentSummary, talent]) expect(Object.keys(shape.shape)).toContain('inseam');

  const read = readProfile({ data: row }, 7);
  if (!read) throw new Error('no profile');
  const now = new Date('2026-11-28T12:00:00Z');
  const adult = publishableProfile(trimProfile(read), now);
  const [, inseam] = await profileFacts(adult, 'en');
  expect(inseam).toMatchObject({ key: 'inseam', label: 'Inseam', value: '81' });
  expect(inseam?.units.map(({ text }) => text)).toEqual(['81 cm', '≈32"']);
  expect(labelledMeasures(adult, 'pt')).toEqual(['Entreperna 81']);
  expect(compareFacts([await profileFacts(adult, 'pt')]).map(({ key }) => key)).toEqual(['age', 'inseam']);
  expect(isDisplayed('inseam', 'paper')).toBe(true);
  const inPackage = { age: null, gender: null, measures: { inseam: '81' } };
  const about = { id: 7, name: 'Ana', isGone: false, note: '', availability: null };
  const sent = { ...about, ...inPackage, offersPhotos: false, others: [], pictures: [] };
  expect(await packageFacts(sent, 'pt')).toMatchObject([{ label: 'Entreperna', value: '81' }]);
  const filters = readFilters(new URLSearchParams('entreperna=80-82'));
  expect(filters && filterQuery(filters, 'en')).toBe('inseam=80-82');

  const minor = publishableProfile({ ...trimProfile(read), birthdate: '2010-01-01' }, now);
  expect(JSON.stringify(minor)).not.toContain('81');
});
