import { execFileSync } from 'node:child_process';
import { pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { TooBusy } from '../../platform/errors/too-busy.ts';
import { hashed, isPassword } from './hash.ts';

test('of a flood of passwords two are compared at once and twenty wait; the rest is told to come again', async () => {
  const stored = await hashed('three green paper boats');
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => isPassword(stored, 'another')));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(18);
  for (const outcome of refused) expect(outcome).toMatchObject({ reason: expect.any(TooBusy) });
  expect(await isPassword(stored, 'three green paper boats')).toBe(true);
});

test('the panel hashes with 600,000 rounds of SHA-256, as Payload does', () => {
  // in a program of its own: tests/environment.ts lowers the rounds of this one
  const program = `
    import { hashed } from ${JSON.stringify(new URL('./hash.ts', import.meta.url).href)};
    console.log(JSON.stringify(await hashed('three green paper boats')));
  `;
  const { hash, salt } = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }),
  );
  const expected = pbkdf2Sync('three green paper boats', salt, 600_000, 32, 'sha256').toString('hex');
  expect(hash).toBe(`pbkdf2-sha256-v1:${expected}`);
});
