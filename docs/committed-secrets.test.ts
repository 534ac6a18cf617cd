import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const LARGEST = 2_000_000;

// committed, and new ones that nothing ignores: they are the next commit
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && statSync(root + file, { throwIfNoEntry: false })?.isFile());

/** As `scripts/lib/settings.ts` and the panel make them: 24 bytes in hexadecimal digits, 32 in base64. */
const SECRET = /(?<![0-9a-f])[0-9a-f]{48}(?![0-9a-f])|(?<![\w+/])[A-Za-z0-9+/]{43}=(?![\w+/=])/;

it('no file of settings is committed but the example', () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => /(^|\/)[^/]*\.env(\.|$)/.test(file))).toEqual(['.env.example']);
});

it('nothing that is committed is shaped like a secret of the programs', () => {
  const holding = files.filter(
    (file) => statSync(root + file).size < LARGEST && SECRET.test(readFileSync(root + file, 'latin1')),
  );
  expect(holding).toEqual([]);
});
