import { expect, test } from 'vitest';
import { receiptTexts } from './admin/texts.ts';

const RECEIPT = {
  ...{ id: 1, at: 0, by: 3, cause: 'pressed', subject: 'talents', subjectId: 12, files: [], kept: [] },
  ...{ tookMs: null, sites: null },
};
const names = { 'users 3': 'Rita', 'talents 12': 'Ana Lima', 'posts 4': 'Bastidores' };

test('a receipt names its person, its talent and the places that have a file still', () => {
  const words = receiptTexts('pt');
  expect(words.heading({ ...RECEIPT, names })).toBe('Retirado do ar: Talento Ana Lima (12)');
  expect([words.person(3, names), words.person(null, names)]).toEqual(['Rita', 'o próprio painel']);
  expect(words.place('posts 4', names)).toBe('Publicação Bastidores');
});

test('who and what is gone is said by number', () => {
  const words = receiptTexts('pt');
  expect(words.heading(RECEIPT)).toBe('Retirado do ar: Talento 12');
  expect([words.person(3, {}), words.place('posts 4', {})]).toEqual(['conta apagada (3)', 'Publicação 4']);
});
