import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createQuota, limitOf } from '../../lib/forms/limits.ts';
import { spooledFiles } from '../../lib/forms/photos.ts';
import { openSpool, until } from '../testing/spool.ts';
import { createSpool } from './create-spool.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const create = { width: 900, height: 1200, channels: 3, background: '#888', noise } as const;
const jpeg = new Uint8Array(await sharp({ create }).jpeg({ quality: 90 }).toBuffer());
const png = new Uint8Array(await sharp(jpeg).resize(90).png().toBuffer());
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function application(files: Record<string, Uint8Array<ArrayBuffer> | string> = {}) {
  const form = new FormData();
  form.set('name', 'Ana “ção”\r\nLima');
  for (const [field, file] of Object.entries(files)) form.set(field, new Blob([file]), 'foto ção.jpg');
  return form;
}

it('gives the program behind it the text, and photos as references to what is on disk', async () => {
  const { post, seen, isEmpty } = await openSpool();
  const answer = await post(application({ image_1: jpeg, image_3: png, image_4: '%PDF-1.7' }));
  expect(await answer.text()).toBe('accepted');
  const [{ fields, photos, bytes } = { fields: [], photos: {}, bytes: 0 }] = seen;
  expect(fields.find(([name]) => name === 'name')?.[1]).toBe('Ana “ção”\r\nLima');
  expect(photos).toEqual({ image_1: digestOf(jpeg), image_3: digestOf(png), image_4: 'photoPdf' });
  expect(bytes).toBeLessThan(2_000);
  await until(() => expect(isEmpty()).toBe(true));
});

it.each(['/seja-modelo', '/ser-modelo', '/en/be-a-model', '/seja-modelo?utm_source=x'])(
  'does so for a page without script at %s',
  async (path) => {
    const { post, seen } = await openSpool();
    await post(application({ image_1: jpeg }), { path });
    expect(seen[0]?.photos).toEqual({ image_1: digestOf(jpeg) });
  },
);

it('lets all else pass as it is', async () => {
  const { post, seen } = await openSpool();
  await post(application({ image_1: jpeg }), { path: '/contato' });
  expect(seen[0]?.bytes).toBeGreaterThan(jpeg.length);
});

it('keeps nothing that can be read on the disk, and only for this user', async () => {
  const { post, files, hold, seen } = await openSpool();
  const go = hold();
  const answer = post(application({ image_1: jpeg }));
  await until(() => expect(seen).toHaveLength(1));
  const [file] = files();
  const path = join(String(file?.parentPath), String(file?.name));
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(String(file?.parentPath)).mode & 0o777).toBe(0o700);
  const stored = readFileSync(path);
  expect(stored).toHaveLength(jpeg.length);
  expect(stored.includes(Buffer.from(jpeg.subarray(1_000, 1_032)))).toBe(false);
  expect(stored.subarray(0, 2)).not.toEqual(Buffer.from([0xff, 0xd8]));
  const [photo] = spooledFiles().values();
  expect(photo).toMatchObject({
    type: 'image/jpeg',
    bytes: jpeg.length,
    sha256: digestOf(jpeg),
  });
  go();
  await answer;
});

it('takes no reference from a sender', async () => {
  const { post, seen, hold } = await openSpool();
  const go = hold();
  const first = post(application({ image_1: jpeg }));
  await until(() => expect(seen).toHaveLength(1));
  const [reference = ''] = spooledFiles().keys();
  const forged = application();
  forged.set('image_1', reference);
  const second = post(forged, { address: '192.0.2.2' });
  await until(() => expect(seen).toHaveLength(2));
  expect(seen[1]?.fields.map(([name]) => name)).toEqual(['name']);
  go();
  await Promise.all([first, second]);
});

it('empties its folder at the start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'passarela-spool-'));
  mkdirSync(join(folder, 'left'));
  writeFileSync(join(folder, 'left', 'image_1'), 'x');
  createSpool({ folder });
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('leaves nothing behind of a sender who has gone', async () => {
  const { begin, files, isEmpty, post } = await openSpool();
  const { socket } = begin(jpeg.subarray(0, 200_000));
  await until(() => expect(files()).toHaveLength(1));
  socket.destroy();
  await until(() => expect(isEmpty()).toBe(true));
  expect((await post(application({ image_1: jpeg }))).status).toBe(200);
});

it('reads an honest application while three send slowly', async () => {
  const { begin, post, files } = await openSpool();
  const slow = [1, 2, 3].map((n) =>
    begin(jpeg.subarray(0, 200_000), { bytes: 40_000_000, address: `198.18.0.${n}` }),
  );
  await until(() => expect(files()).toHaveLength(3));
  const began = performance.now();
  expect((await post(application({ image_1: jpeg }))).status).toBe(200);
  expect(performance.now() - began).toBeLessThan(5_000);
  for (const { socket } of slow) socket.destroy();
});

it.each([
  [
    '61 text fields',
    Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`f${n}`, ''])),
    413,
    'tooLarge',
  ],
  [
    '50,000 text fields',
    Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`f${n}`, ''])),
    413,
    'tooLarge',
  ],
  ['a text of 200 kB', { name: 'x'.repeat(200_000) }, 413, 'tooLarge'],
])('refuses %s, quickly', async (_case, fields, status, failure) => {
  const { post, seen, isEmpty } = await openSpool();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const body = await new Response(form).blob();
  const began = performance.now();
  const answer = await post(body);
  expect(performance.now() - began).toBeLessThan(2_000);
  expect([answer.status, await answer.json()]).toMatchObject([status, { status: 'failed', failure }]);
  expect(seen).toEqual([]);
  await until(() => expect(isEmpty()).toBe(true));
});

it('reads no body of an address that has to wait', async () => {
  const { begin, files } = await openSpool();
  for (let n = 0; n < 120; n++) limitOf('send').admit('192.0.2.1', String(n));
  const { answer, socket } = begin(jpeg.subarray(0, 200_000));
  const text = await answer;
  expect(text).toContain('429');
  expect(text).toMatch(/Retry-After: \d+/i);
  expect(files()).toEqual([]);
  socket.destroy();
});

it('reads of such an address what was typed without script, and keeps no photo', async () => {
  const { post, seen } = await openSpool();
  for (let n = 0; n < 120; n++) limitOf('send').admit('192.0.2.1', String(n));
  await post(application({ image_1: jpeg }), { path: '/seja-modelo' });
  expect(seen[0]?.fields.map(([name]) => name)).toEqual(['name']);
});

const small = () => createQuota({ all: 3 * jpeg.length, address: 1.5 * jpeg.length });

it('says when there is no room, in both languages, and has room again afterwards', async () => {
  const { post, isEmpty } = await openSpool({ quota: small() });
  const refused = await post(application({ image_1: jpeg, image_2: jpeg }));
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ failure: 'unavailable' });
  const page = await post(application({ image_1: jpeg, image_2: jpeg }), { path: '/seja-modelo' });
  const text = await page.text();
  expect([page.status, text.includes('lang="pt"'), text.includes('lang="en"')]).toEqual([503, true, true]);
  await until(() => expect(isEmpty()).toBe(true));
  for (let n = 0; n < 3; n++) {
    await until(async () => expect((await post(application({ image_1: jpeg }))).status).toBe(200));
  }
});

it('has room for others while one address holds all that it may', async () => {
  const { post, hold, seen } = await openSpool({ quota: small() });
  const go = hold();
  const first = post(application({ image_1: jpeg }));
  await until(() => expect(seen).toHaveLength(1));
  expect((await post(application({ image_1: jpeg }))).status).toBe(503);
  const other = post(application({ image_1: jpeg }), { address: '192.0.2.2' });
  await until(() => expect(seen).toHaveLength(2));
  go();
  expect([(await first).status, (await other).status]).toEqual([200, 200]);
});

it('says that it can take nothing where the disk takes nothing', async () => {
  const { post, folder } = await openSpool();
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  const answer = await post(application({ image_1: jpeg }));
  expect([answer.status, await answer.json()]).toMatchObject([503, { failure: 'unavailable' }]);
});

it('lets the sender of a large body that is no form read the answer', async () => {
  const { post } = await openSpool();
  const answer = await post(new Uint8Array(40 * 1024 * 1024), {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
  expect([answer.status, await answer.json()]).toMatchObject([422, { failure: 'offline' }]);
});

it('waits for nobody whose line is silent: nothing is held but what has come', async () => {
  const { begin, files, seen } = await openSpool({ quota: small() });
  const { socket } = begin(jpeg.subarray(0, 200_000), { bytes: 30_000_000 });
  await until(() => expect(files()).toHaveLength(1));
  await wait(50);
  expect(seen).toEqual([]);
  socket.destroy();
});
