import { randomBytes } from 'node:crypto';
import {
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keyIdIn, openEncrypted, readEncrypted, writeEncrypted } from './encrypted-file.ts';
import { parseKeys, temporaryKeys } from './keys.ts';

const CHUNK = 64 * 1024;
const CHUNK_ON_DISK = CHUNK + 16;
const HEADER = 44;
const folder = mkdtempSync(join(tmpdir(), 'panel-sealed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const keys = temporaryKeys();
let number = 0;

/** Encrypts random bytes into a file of its own. */
async function sealed(bytes: number) {
  number += 1;
  const path = `${folder}/${number}/1.sealed`;
  mkdirSync(`${folder}/${number}`);
  const content = randomBytes(bytes);
  await writeEncrypted(path, [content.subarray(0, 100), content.subarray(100)], keys);
  return { path, content, raw: readFileSync(path) };
}

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 1_000_000])(
  '%i bytes come back as they were, with their length told, and none of them is on disk',
  async (bytes) => {
    const { path, content, raw } = await sealed(bytes);
    const { size, stream } = await openEncrypted(path, keys);
    stream.destroy();
    expect(size).toBe(bytes);
    expect((await readEncrypted(path, keys)).equals(content)).toBe(true);
    if (bytes >= 16) expect(raw.includes(content.subarray(0, 16))).toBe(false);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  },
);

const damage: [string, (raw: Buffer) => Buffer][] = [
  ['one bit is turned in the first chunk', (raw) => turn(raw, HEADER + 5)],
  ['one bit is turned in the last chunk', (raw) => turn(raw, raw.length - 20)],
  ['one bit is turned in the salt', (raw) => turn(raw, 20)],
  ['the last byte is cut', (raw) => raw.subarray(0, -1)],
  ['it ends after a whole chunk', (raw) => raw.subarray(0, HEADER + CHUNK_ON_DISK)],
  ['it ends after its header', (raw) => raw.subarray(0, HEADER)],
  ['it is cut in its header', (raw) => raw.subarray(0, 10)],
  ['something is added', (raw) => Buffer.concat([raw, Buffer.from('x')])],
  ['a chunk is repeated', (raw) => Buffer.concat([raw, raw.subarray(HEADER + CHUNK_ON_DISK)])],
  ['two chunks change places', (raw) => swapped(raw)],
  ['it was never encrypted', () => Buffer.from('\xff\xd8\xff a photo as it was', 'latin1')],
];

function turn(raw: Buffer, at: number): Buffer {
  const turned = Buffer.from(raw);
  turned.writeUInt8((turned[at] ?? 0) ^ 1, at);
  return turned;
}

function swapped(raw: Buffer): Buffer {
  const chunk = (index: number) =>
    raw.subarray(HEADER + index * CHUNK_ON_DISK, HEADER + (index + 1) * CHUNK_ON_DISK);
  return Buffer.concat([raw.subarray(0, HEADER), chunk(1), chunk(0), chunk(2)]);
}

test.each(damage)('a file is refused when %s', async (_, change) => {
  const { path, raw } = await sealed(2 * CHUNK + 5000);
  writeFileSync(path, change(raw));
  await expect(readEncrypted(path, keys)).rejects.toMatchObject({ name: 'SealError', reason: 'damaged' });
});

test('a file in the place of another one does not open', async () => {
  const one = await sealed(10);
  const other = await sealed(10);
  renameSync(one.path, other.path);
  await expect(readEncrypted(other.path, keys)).rejects.toMatchObject({ reason: 'damaged' });
});

test('every key opens what it encrypted, the first encrypts; without its key a file says which one it needs', async () => {
  const { path, content } = await sealed(10);
  const [old] = keys;
  const [fresh] = temporaryKeys();
  expect((await readEncrypted(path, [fresh, old])).equals(content)).toBe(true);
  await expect(readEncrypted(path, [fresh])).rejects.toThrow(old.id);
  await expect(readEncrypted(path, [fresh])).rejects.toMatchObject({ reason: 'locked' });
  await writeEncrypted(`${folder}/new.sealed`, [content], [fresh, old]);
  expect(await keyIdIn(createReadStream(`${folder}/new.sealed`))).toBe(fresh.id);
});

test.each([
  ['hex', 'ab'.repeat(32), 1],
  ['base64', Buffer.alloc(32, 7).toString('base64'), 1],
  ['two with a comma', `${'ab'.repeat(32)}, ${Buffer.alloc(32, 7).toString('base64')}`, 2],
  ['nothing', '', 0],
  ['31 bytes', 'ab'.repeat(31), 0],
  ['a password', 'correct horse battery staple', 0],
  ['one of two', `${'ab'.repeat(32)},x`, 0],
])('keys: %s', (_, text, count) => {
  expect(parseKeys(text)?.length ?? 0).toBe(count);
});
