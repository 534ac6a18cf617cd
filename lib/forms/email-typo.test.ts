import { expect, it } from 'vitest';
import { likelyEmail } from './email-typo.ts';

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gnail.com', 'ana@gmail.com'],
  ['ana@gmail.com.br', 'ana@gmail.com'],
  ['Ana@Hotmial.com', 'Ana@hotmail.com'],
  ['ana@hotmail.com.b', 'ana@hotmail.com.br'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yaho.com.br', 'ana@yahoo.com.br'],
  ['ana@iclod.com', 'ana@icloud.com'],
  ['ana@gmail.com', null],
  ['ana@GMAIL.COM', null],
  ['ana@email.com', null],
  ['ana@uol.com', null],
  ['ana@agencia.com.br', null],
  ['ana@example.com', null],
  ['ana', null],
  ['', null],
])('%s is probably %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});
