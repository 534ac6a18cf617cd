import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { ageOf } from './browsers.ts';
import { installOptional } from './debian.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('a browser that is there but too old is named with the version that is needed, in one line', async () => {
  const [old, fresh] = ['140.12.0esr', '1530.1'].map((version) => {
    const file = path.join(folder, version);
    writeFileSync(file, `#!/bin/sh\necho Mozilla Firefox ${version}\n`);
    chmodSync(file, 0o755);
    return file;
  });
  const note = 'Firefox 140.12.0 is older than 153, for which the tests are made';
  vi.stubEnv('FIREFOX_PATH', old);
  expect(ageOf('Firefox')).toBe(note);
  // somebody chose it: it is not replaced
  expect(await installOptional('Firefox')).toBe(`${note}: what it does not know fails`);
  vi.stubEnv('FIREFOX_PATH', fresh);
  expect(ageOf('Firefox')).toBeUndefined();
  expect(await installOptional('Firefox')).toBe('found');
  expect(ageOf('ffmpeg')).toBeUndefined();
});
