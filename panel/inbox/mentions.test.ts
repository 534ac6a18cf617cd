import { expect, test } from 'vitest';
import { mentionedIn } from './colleagues.ts';

const PEOPLE = ['Ana', 'Ana Lima', 'João', 'Rui'].map((name, id) => ({ id, name }));

test.each([
  ['', []],
  ['@Ana, veja', ['Ana']],
  ['@Ana Lima liga amanhã', ['Ana Lima']],
  ['@Ana Lima e @Ana', ['Ana Lima', 'Ana']],
  ['@joão: ok?', ['João']],
  ['rui@example.com e @Ruivo', []],
])('a note that says %j means %j', (notes, expected) => {
  expect(mentionedIn(notes, PEOPLE).map(({ name }) => name)).toEqual(expected);
});
