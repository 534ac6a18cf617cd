import { execFileSync } from 'node:child_process';
import { pbkdf2Sync, randomBytes, scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { TooBusy } from '../platform/errors/refusal.ts';
import { hashed, isPassword, passwordProblem } from './passwords.ts';

test('of a flood of passwords two are compared at once and twenty wait; the rest is told to come again', async () => {
  const stored = await hashed('three green paper boats');
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => isPassword(stored, 'another')));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(18);
  for (const outcome of refused) expect(outcome).toMatchObject({ reason: expect.any(TooBusy) });
  expect(await isPassword(stored, 'three green paper boats')).toBe(true);
});

test('the panel hashes with 600,000 rounds of SHA-256, as Payload does; short codes by scrypt', () => {
  // in a program of its own: tests/environment.ts lowers the rounds of this one
  const there = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const program = `
    import { hashed } from ${there('./passwords.ts')};
    import { hashRecoveryCode } from ${there('./second-step.ts')};
    import { hashPasscode } from ${there('../packages/passcode.ts')};
    const password = await hashed('three green paper boats');
    const code = await hashRecoveryCode('123456789012', 'salt');
    console.log(JSON.stringify({ ...password, code, passcode: await hashPasscode('inverno', 'salt') }));
  `;
  const { hash, salt, code, passcode } = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }),
  );
  const expected = pbkdf2Sync('three green paper boats', salt, 600_000, 32, 'sha256').toString('hex');
  expect(hash).toBe(`pbkdf2-sha256-v1:${expected}`);
  expect(code).toBe(scryptSync('123456789012', 'salt', 32).toString('hex'));
  expect(passcode).toBe(`salt$${scryptSync('inverno', 'salt', 32).toString('base64url')}`);
});

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
