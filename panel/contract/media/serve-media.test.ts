import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { diskStore } from '../../platform/files/disk.ts';
import { startMedia } from '../../tests/media-server.ts';

const outer = mkdtempSync(join(tmpdir(), 'panel-media-'));
const folder = `${outer}/media`;
mkdirSync(folder);
writeFileSync(`${folder}/clip-1a2b.mp4`, '0123456789');
writeFileSync(`${folder}/notes.txt`, 'not a medium');
writeFileSync(`${outer}/secret.jpg`, 'outside');

writeFileSync(`${folder}/draft-1a2b.jpg`, 'not public');
writeFileSync(`${folder}/away-1a2b.jpg`, 'who knows');
writeFileSync(`${folder}/off-1a2b.jpg`, 'taken down');

const asked = (isYes: (name: string) => boolean) => async (name: string) => {
  if (name === 'away-1a2b.jpg') throw new Error('the database is away');
  return isYes(name);
};
const media = await startMedia(diskStore(outer), {
  isPublic: asked((name) => name === 'clip-1a2b.mp4'),
  isOn: asked((name) => name !== 'off-1a2b.jpg'),
});
const { get } = media;

afterAll(() => {
  media.stop();
  rmSync(outer, { recursive: true });
});

test('a file is served whole, typed, and for a year', async () => {
  const answer = await get('clip-1a2b.mp4');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('0123456789');
  expect(answer.headers.get('content-type')).toBe('video/mp4');
  expect(answer.headers.get('content-length')).toBe('10');
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

test('a part is served with its place, a part past the end is refused', async () => {
  const part = await get('clip-1a2b.mp4', { Range: 'bytes=2-4' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
  expect(await part.text()).toBe('234');
  const past = await get('clip-1a2b.mp4', { Range: 'bytes=10-' });
  expect(past.status).toBe(416);
  expect(past.headers.get('content-range')).toBe('bytes */10');
});

test.each([
  ['bytes=-3', 206, '789'],
  ['bytes=8-', 206, '89'],
  ['bytes=7-99', 206, '789'],
  ['bytes=0-1,4-5', 200, '0123456789'],
  ['pages=1-2', 200, '0123456789'],
])('of the range %s as much is sent as there is', async (Range, status, body) => {
  const answer = await get('clip-1a2b.mp4', { Range });
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(body);
});

test('HEAD tells the length without sending it; a known ETag is not sent again', async () => {
  const head = await get('clip-1a2b.mp4', {}, 'HEAD');
  expect(head.headers.get('content-length')).toBe('10');
  expect(await head.text()).toBe('');
  const etag = head.headers.get('etag') ?? '';
  expect((await get('clip-1a2b.mp4', { 'If-None-Match': `"x", ${etag}` })).status).toBe(304);
  expect((await get('clip-1a2b.mp4', { 'If-None-Match': '"x"' })).status).toBe(200);
});

test('a part of a file that has changed since is sent whole', async () => {
  const answer = await get('clip-1a2b.mp4', { Range: 'bytes=2-4', 'If-Range': '"old"' });
  expect(answer.status).toBe(200);
});

test.each([
  'nothing.jpg',
  'notes.txt',
  '..%2Fsecret.jpg',
  '%2e%2e/secret.jpg',
  'a/b.jpg',
  '.hidden.jpg',
  '%00.jpg',
  '',
])('%s names no public file', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test.each([
  ['draft-1a2b.jpg', 410],
  ['away-1a2b.jpg', 503],
])('%s, which visitors may not have or nobody knows, is %i and in no cache', async (name, status) => {
  for (const headers of [{}, { Range: 'bytes=0-1' }, { 'If-None-Match': '*' }]) {
    const answer = await get(name, headers);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(await answer.text()).not.toMatch(/not public$|who knows/);
  }
});

test.each([
  ['draft-1a2b.jpg', 200],
  ['off-1a2b.jpg', 410],
  ['away-1a2b.jpg', 503],
  ['nothing.jpg', 404],
])('the address of %s in a preview is %i, and in no cache', async (name, status) => {
  const answer = await get(`${name}?draft=good`);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toContain('no-store');
});

test('media can only be read', async () => {
  const answer = await get('clip-1a2b.mp4', {}, 'PUT');
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});
