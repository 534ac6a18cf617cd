import { describe, expect, it } from 'vitest';
import { unknownPlaceholder, withPeriods } from './version.ts';

describe('the periods of a privacy text', () => {
  it.each([
    ['Apagamos em {meses}.', 'pt', 'Apagamos em 6 meses.'],
    ['Menores: {meses-menores}. Outros: {meses}.', 'pt', 'Menores: 1 mês. Outros: 6 meses.'],
    ['After {months}, {months-minors} for minors.', 'en', 'After 6 months, 1 month for minors.'],
    ['The other language’s {meses}', 'en', 'The other language’s {meses}'],
    ['Nada', 'pt', 'Nada'],
  ] as const)('%s', (text, language, shown) => {
    expect(withPeriods(text, language, { KEEP_MONTHS: 6, KEEP_MONTHS_MINORS: 1 })).toBe(shown);
  });

  it.each([
    ['{meses} e {meses-menores}', 'pt', null],
    ['{mese}', 'pt', '{mese}'],
    ['{meses} {months}', 'pt', '{months}'],
    ['{months}', 'en', null],
    ['sem chaves', 'pt', null],
  ] as const)('in %s finds what would stay in braces', (text, language, found) => {
    expect(unknownPlaceholder(text, language)).toBe(found);
  });
});
