import { expect, it } from 'vitest';
import { compareFacts } from './comparison.ts';

const fact = (key: string, value: string) => ({ key, label: key.toUpperCase(), value, units: [] });

it('puts facts side by side, in the order of a profile, and says which differ', () => {
  const ana = [fact('eyes', 'Verdes'), fact('height', '178'), fact('age', '25 anos')];
  const bia = [fact('height', '178'), fact('eyes', 'Azuis')];
  const shown = compareFacts([ana, bia]).map(({ values, ...row }) => ({
    ...row,
    values: values.map((fact) => fact?.value ?? null),
  }));
  expect(shown).toEqual([
    { key: 'age', label: 'AGE', values: ['25 anos', null], differs: true },
    { key: 'height', label: 'HEIGHT', values: ['178', '178'], differs: false },
    { key: 'eyes', label: 'EYES', values: ['Verdes', 'Azuis'], differs: true },
  ]);
});

it('compares no fact that it has no place for', () => {
  const rows = compareFacts([[fact('width', 'D'), fact('age', '25 anos')], [fact('height', '178')]]);
  expect(rows.map(({ key }) => key)).toEqual(['age', 'height']);
});

it('compares the bust of a woman and the chest of a man in one line, those of one talent in two', () => {
  const labels = (...profiles: Parameters<typeof compareFacts>[0]) =>
    compareFacts(profiles).map(({ label }) => label);
  const [bust, chest] = [fact('bust', '86'), fact('chest', '98')];
  expect(labels([bust], [chest])).toEqual(['BUST / CHEST']);
  expect(labels([chest], [chest])).toEqual(['CHEST']);
  expect(labels([bust, chest], [chest])).toEqual(['BUST', 'CHEST']);
});
