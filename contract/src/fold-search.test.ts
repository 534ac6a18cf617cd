import { expect, test } from 'vitest';
import { foldSearch } from './fold-search.ts';

test.each([
  ['João', 'joao'],
  ['D’Ávila', 'davila'],
  ["d'avila", 'davila'],
  ['D‘Ávila', 'davila'],
  ['Dʼávila', 'davila'],
  ['D´Ávila', 'davila'],
  ['d`avila', 'davila'],
  ['  Ana   Maria\n', 'ana maria'],
  ['Groß', 'gross'],
  ['Bjørn Łukasz Ærø', 'bjorn lukasz aero'],
  ['ANA.SILVA@Exemplo.com', 'ana.silva@exemplo.com'],
  ['AFM-7K3Q9', 'afm-7k3q9'],
  ['李小龍', '李小龍'],
  ['', ''],
])('%j is searched as %j', (text, folded) => {
  expect(foldSearch(text)).toBe(folded);
});
