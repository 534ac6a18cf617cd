import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { passwordProblem } from './password-problem.ts';

const ana = { email: 'ana.beatriz@agencia.example', name: 'Ana Beatriz Nascimento' };

test.each([
  ['', 'short'],
  ['abcdefghijk', 'short'],
  ['çãéíóúàêõâü', 'short'],
  ['password1234', 'common'],
  ['Password2026!', 'common'],
  ['P@ssw0rd2026', 'common'],
  ['123456789012', 'common'],
  ['210987654321', 'common'],
  ['qwertyuiopas', 'common'],
  ['aaaaaaaaaaaaa', 'common'],
  ['121212121212', 'common'],
  ['senhasenhasenha', 'common'],
  ['Senha12345678', 'common'],
  ['flamengo20261', 'common'],
  ['Agência202611', 'common'],
  ['passarela2026', 'common'],
  ['Nascimento202', 'personal'],
  ['ana.beatriz12', 'personal'],
] as const)('"%s" is refused: %s', (password, problem) => {
  expect(passwordProblem(password, ana)).toBe(problem);
});

test.each([
  'chuva fina no telhado',
  'correct-horse-battery',
  'Zk3-pW9x-mQ7t',
  'Nascimento no rio de prata',
  'três tigres trigo',
])('"%s" may be used', (password) => {
  expect(passwordProblem(password, ana)).toBe(null);
});

test('what the demo invents may be used', () => {
  for (let count = 0; count < 2000; count += 1) {
    expect(passwordProblem(randomBytes(9).toString('base64url'))).toBe(null);
  }
});
