import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { env } from '../settings/env.ts';
import { diskStore } from './disk.ts';
import { s3Store } from './s3.ts';
import { deleteUnder, type FileStore, StoreError } from './store.ts';

const MB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'panel-files-'));

const { STORAGE } = env();
const STORES: [kind: string, store: FileStore][] = [
  ['disk', diskStore(folder)],
  ...(STORAGE ? [['S3', s3Store(STORAGE)] satisfies [string, FileStore]] : []),
];

afterAll(async () => {
  for (const [, store] of STORES) await deleteUnder(store, 'table/');
  rmSync(folder, { recursive: true });
});

async function keysUnder(store: FileStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.sort();
}
const read = async (store: FileStore, ...where: Parameters<FileStore['get']>) => {
  const found = await store.get(...where);
  return found && (await buffer(found.stream)).toString();
};

test.each(STORES)(
  '%s: what is put is read back, whole and in parts, and replaced at once',
  async (_, store) => {
    await store.check();
    await store.put('table/media/a.jpg', Buffer.from('0123456789'));
    expect(await read(store, 'table/media/a.jpg')).toBe('0123456789');
    expect(await read(store, 'table/media/a.jpg', { start: 2, end: 4 })).toBe('234');
    expect(await read(store, 'table/media/a.jpg', { start: 9, end: 9 })).toBe('9');
    const first = await store.stat('table/media/a.jpg');
    expect(first).toMatchObject({ size: 10, etag: expect.stringMatching(/^(W\/)?"[^"]+"$/) });
    expect(Math.abs(Date.now() - Number(first?.changedAt))).toBeLessThan(60_000);
    await store.put('table/media/a.jpg', { stream: Readable.from([Buffer.from('new')]), size: 3 });
    expect(await read(store, 'table/media/a.jpg')).toBe('new');
    expect((await store.stat('table/media/a.jpg'))?.etag).not.toBe(first?.etag);
  },
);

test.each(STORES)('%s: an empty file, a name with signs and an unread stream', async (_, store) => {
  await store.put('table/withheld/São João +1%.jpg', Buffer.alloc(0));
  expect(await read(store, 'table/withheld/São João +1%.jpg')).toBe('');
  expect(await keysUnder(store, 'table/withheld/')).toEqual(['table/withheld/São João +1%.jpg']);
  (await store.get('table/withheld/São João +1%.jpg'))?.stream.destroy();
});

test.each(STORES)('%s: what is not there is null, and may be deleted', async (_, store) => {
  expect(await store.get('table/media/none.jpg')).toBeNull();
  expect(await store.get('table/media/none.jpg', { start: 0, end: 1 })).toBeNull();
  expect(await store.stat('table/media/none.jpg')).toBeNull();
  expect(await store.stat('table/private/applications/none')).toBeNull();
  await store.delete('table/media/none.jpg');
  expect(await keysUnder(store, 'nothing/')).toEqual([]);
});

test.each(STORES)('%s: a list is of its prefix, and what is deleted is gone', async (_, store) => {
  const names = ['table/private/applications/a/1.sealed', 'table/private/applications/a/2.sealed'];
  for (const key of [...names, 'table/private/applications/ab/1.sealed'])
    await store.put(key, Buffer.from('x'));
  expect(await keysUnder(store, 'table/private/applications/a/')).toEqual(names);
  expect(await deleteUnder(store, 'table/private/applications/a/')).toBe(2);
  expect(await keysUnder(store, 'table/private/')).toEqual(['table/private/applications/ab/1.sealed']);
});

test.each(STORES)('%s: a write that breaks or is too short leaves what was there', async (_, store) => {
  await store.put('table/media/kept.jpg', Buffer.from('old'));
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(MB);
      throw new Error('the sender left');
    })(),
  );
  await expect(store.put('table/media/kept.jpg', { stream: broken, size: 2 * MB })).rejects.toThrow(
    StoreError,
  );
  const short = Readable.from([Buffer.from('12')]);
  await expect(store.put('table/media/kept.jpg', { stream: short, size: 3 })).rejects.toThrow(StoreError);
  await expect(store.put('table/media/new.jpg', { stream: Readable.from([]), size: 3 })).rejects.toThrow(
    StoreError,
  );
  expect(await read(store, 'table/media/kept.jpg')).toBe('old');
  expect(await store.stat('table/media/new.jpg')).toBeNull();
});

test.each(STORES)('%s: a key names nothing outside of the store and nothing hidden', async (_, store) => {
  for (const key of [
    '../a',
    'table/../../a',
    '/etc/passwd',
    'table/media//a',
    'table/media/.a',
    'a',
    '',
    'table/media/a\0',
  ]) {
    await expect(store.put(key, Buffer.from('x')), key).rejects.toThrow(StoreError);
    await expect(store.get(key), key).rejects.toThrow(StoreError);
  }
});

async function* film(bytes: number) {
  const piece = randomBytes(MB);
  for (let sent = 0; sent < bytes; sent += MB) yield piece;
}

test.each(STORES)(
  '%s: a film of 200 MB passes in bounded memory',
  async (_, store) => {
    const size = 200 * MB;
    let peak = 0;
    const before = process.memoryUsage().rss;
    const timer = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss - before);
    }, 20);
    await store.put('table/media/film.mp4', { stream: Readable.from(film(size)), size });
    const hash = createHash('sha256');
    let received = 0;
    for await (const chunk of (await store.get('table/media/film.mp4'))?.stream ?? []) {
      received += chunk.length;
      hash.update(chunk);
    }
    clearInterval(timer);
    expect(received).toBe(size);
    expect(peak).toBeLessThan(120 * MB);
    await store.delete('table/media/film.mp4');
  },
  60_000,
);

test('disk: drafts of a killed write are no files, and go once they are old', async () => {
  const store = diskStore(folder);
  const draft = `${folder}/media/.0a1b.draft`;
  const isOld = (_: string, at: number) => at < Date.now() - 1000;
  await store.put('media/a.jpg', Buffer.from('x'));
  writeFileSync(draft, 'half');
  expect(await keysUnder(store, 'media/')).not.toContain('media/.0a1b.draft');
  await store.clean('media/', isOld);
  expect(readdirSync(`${folder}/media`)).toContain('.0a1b.draft');
  utimesSync(draft, 1, 1);
  await store.clean('media/', isOld);
  expect(readdirSync(`${folder}/media`)).not.toContain('.0a1b.draft');
});

test.skipIf(!STORAGE)('S3: a bucket that cannot be used says why in words, without its secret', async () => {
  if (!STORAGE) return;
  const troubleOf = (wrong: Partial<typeof STORAGE>) =>
    s3Store({ ...STORAGE, ...wrong })
      .check()
      .then(
        () => '',
        (error: unknown) => String(error),
      );
  expect(await troubleOf({})).toBe('');
  expect(await troubleOf({ bucket: 'no-such-bucket' })).toContain('there is no such bucket');
  const wrong = await troubleOf({ secretAccessKey: 'a-wrong-secret' });
  expect(wrong).toContain('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY');
  expect(wrong).not.toContain('a-wrong-secret');
  expect(await troubleOf({ endpoint: 'http://no-such-host.invalid' })).toContain('cannot be used');
});
