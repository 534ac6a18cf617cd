import { expect, test } from 'vitest';
import { numbersIn, referencesIn } from './ledger.ts';

test.each<[string, string[]]>([
  ['nothing', []],
  ['a card [S63.1]', ['S63.1']],
  ['a card [S63.1 S75.3-5]', ['S63.1', 'S75.3', 'S75.4', 'S75.5']],
])('the title "%s" names %j', (title, numbers) => {
  expect(numbersIn(title)).toEqual(numbers);
});

test('a number that is none is an error', () => {
  expect(() => numbersIn('a card [S63.1, S63.2]')).toThrow('is no number of the ledger');
});

test('a place is a file, and may be a name in it', () => {
  expect(referencesIn('`lib/a.ts`, `messages/en.json#Talent.back`')).toEqual([
    { file: 'lib/a.ts', name: null },
    { file: 'messages/en.json', name: 'Talent.back' },
  ]);
});
