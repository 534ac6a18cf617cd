import { foldSearch } from '@passarela/contract/fold-search';
import { expect, test } from 'vitest';
import { namesPerson } from './forget-searches.ts';

const NAMES = ['Zoé D’Ávila Souza', 'zoe@example.com', '+55 48 99999-1234', 'Vera', 'Ana'];
const isAbout = (text: string) => namesPerson(NAMES.map(foldSearch))(foldSearch(text));

test.each([
  'ZOE DAVILA SOUZA',
  'Zoé D’Ávila',
  'ficha de Zoé d’ávila souza, 2026',
  'zoe@example.com',
  '48999991234',
  '99999-1234',
  'vera',
  'talentos: Vera',
])('“%s” names her', (text) => expect(isAbout(text)).toBe(true));

test.each(['', 'Zoé', 'Souza', 'Veracruz', 'zoe@example.com.br.test', '1234', 'Ana', 'talents', '48'])(
  '“%s” does not',
  (text) => expect(isAbout(text)).toBe(false),
);
