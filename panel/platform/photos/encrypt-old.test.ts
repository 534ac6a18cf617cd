import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesWith } from '../../tests/find-bytes.ts';
import { SECRETS } from '../../tests/secrets.ts';
import { readEncrypted } from '../encryption/encrypted-file.ts';
import { keysOf, temporaryKeys } from '../encryption/keys.ts';
import { diskStore } from '../files/disk.ts';
import { encryptOldPhotos, lockedPhotos, rotatePhotos } from './ready.ts';

const APPLICATIONS = 12;
const PHOTOS = APPLICATIONS * 4;
const MARK = 'the-face-of-somebody';
const PHOTO_BYTES = 100_000;
const keys = keysOf(SECRETS.PRIVATE_KEYS);

let data = '';
const folderOf = (application: number) =>
  `${data}/private/applications/${String(application).padStart(32, '0')}`;
const contentOf = (application: number, photo: number) =>
  Buffer.from(`${MARK} ${application} ${photo} `.repeat(PHOTO_BYTES / 25));
const files = () =>
  Array.from({ length: APPLICATIONS }, (_, application) => readdirSync(folderOf(application))).flat();
const plain = () => files().filter((name) => name.endsWith('.jpg')).length;

/** A folder as the version before left it. */
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'panel-seal-'));
  for (let application = 0; application < APPLICATIONS; application += 1) {
    mkdirSync(folderOf(application), { recursive: true });
    for (let photo = 1; photo <= 4; photo += 1) {
      writeFileSync(`${folderOf(application)}/${photo}.jpg`, contentOf(application, photo));
    }
  }
});
afterEach(() => rmSync(data, { recursive: true }));

async function expectAllSealed(known = keys): Promise<void> {
  expect(filesWith(data, [MARK])).toEqual([]);
  expect(files()).toHaveLength(PHOTOS);
  for (let application = 0; application < APPLICATIONS; application += 1) {
    for (let photo = 1; photo <= 4; photo += 1) {
      const opened = await readEncrypted(`${folderOf(application)}/${photo}.sealed`, known);
      expect(opened.equals(contentOf(application, photo))).toBe(true);
    }
  }
}

test('photos that an older version kept as they were are encrypted, and no byte of them is left', async () => {
  expect(await encryptOldPhotos(data, keys)).toBe(PHOTOS);
  await expectAllSealed();
  expect(statSync(`${folderOf(0)}/1.sealed`).mode & 0o777).toBe(0o600);
  expect(await encryptOldPhotos(data, keys)).toBe(0);
});

const START = `
  import { encryptOldPhotos } from '${import.meta.dirname}/ready.ts';
  import { keysOf } from '${import.meta.dirname}/../encryption/keys.ts';
  await encryptOldPhotos(process.env.DATA, keysOf(process.env.KEYS));
`;

/** Encrypts in a process of its own and kills it once fewer than `left` plain photos are there. */
async function killedAt(left: number): Promise<void> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', START], {
    env: { NODE_ENV: 'test', DATA: data, KEYS: SECRETS.PRIVATE_KEYS },
    stdio: 'inherit',
  });
  const ended = once(child, 'exit');
  while (plain() >= left && child.exitCode === null) await new Promise((wake) => setTimeout(wake, 1));
  child.kill('SIGKILL');
  await ended;
}

test('a process that is killed on the way leaves every photo whole, and the next one goes on', async () => {
  for (const left of [40, 8]) {
    await killedAt(left);
    expect(plain()).toBeGreaterThan(0);
    expect(plain()).toBeLessThan(left);
  }
  await encryptOldPhotos(data, keys);
  await expectAllSealed();
});

test('a new first key takes the place of the old one, which may then go', async () => {
  await encryptOldPhotos(data, keys);
  const [fresh] = temporaryKeys();
  const [old] = keys;
  expect(await lockedPhotos(diskStore(data), [fresh])).toEqual(new Map([[old.id, PHOTOS]]));
  expect(await rotatePhotos(diskStore(data), [fresh])).toEqual({ changed: 0, kept: 0, closed: PHOTOS });
  expect(await rotatePhotos(diskStore(data), [fresh, old])).toEqual({ changed: PHOTOS, kept: 0, closed: 0 });
  expect(await rotatePhotos(diskStore(data), [fresh])).toEqual({ changed: 0, kept: PHOTOS, closed: 0 });
  expect(await lockedPhotos(diskStore(data), [fresh])).toEqual(new Map());
  await expectAllSealed([fresh]);
});

test('photos that another copy deletes while they are counted need no key', async () => {
  await encryptOldPhotos(data, keys);
  const emptied = { ...diskStore(data), get: async () => null };
  expect(await lockedPhotos(emptied, temporaryKeys())).toEqual(new Map());
});
