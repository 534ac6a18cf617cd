import assert from 'node:assert/strict';
import { slide } from '@passarela/contract';
import { z } from 'zod';
import { expectShape, expectStatus, first } from '../kit/expect.ts';
import { call } from '../kit/http.ts';
import { check, group, skip } from '../kit/runner.ts';
import type { Target } from '../kit/target.ts';
import { allTalents } from './talent-list.ts';

const LONG_LIVED_S = 86_400;

function addressOf(target: Target, path: string) {
  if (path.includes('http')) return path;
  if (target.storage === null) skip('give --storage URL');
  return `${target.storage}/${path.replace(/^\/+/, '')}`;
}

async function picture(target: Target) {
  const covers = (await allTalents(target)).flatMap(({ cover }) => (cover ? [cover] : []));
  return addressOf(target, first(covers, 'talent with a cover'));
}

async function video(target: Target) {
  const slides = expectShape(z.array(slide), await target.fromPanel('/api/slides/prehome'));
  const files = slides.flatMap(({ slide_mobile, slide_desktop }) => [slide_mobile, slide_desktop]);
  const found = files.find((file) => /\.(mp4|webm|ogg)$/i.test(file));
  if (!found) skip('no slide is a video');
  return addressOf(target, found);
}

export const mediaChecks = group('Files', (target) => [
  check('a picture answers with its type, an ETag and a long-lived cache header', async () => {
    const answer = await call(await picture(target));
    expectStatus(answer, 200);
    assert.match(answer.headers.get('content-type') ?? '', /^image\//);
    assert.ok(answer.headers.get('etag'), 'no ETag');
    const cache = answer.headers.get('cache-control') ?? '';
    assert.match(cache, /public/);
    assert.ok(Number(cache.match(/max-age=(\d+)/)?.[1]) >= LONG_LIVED_S, cache);
  }),
  check('the same ETag again is 304 without a body', async () => {
    const url = await picture(target);
    const etag = (await call(url)).headers.get('etag') ?? '';
    const again = await call(url, { headers: { 'if-none-match': etag } });
    expectStatus(again, 304);
    assert.equal(again.bytes, 0);
  }),
  check('HEAD answers the headers of GET and no body', async () => {
    const url = await picture(target);
    const [get, head] = [await call(url), await call(url, { method: 'HEAD' })];
    expectStatus(head, 200);
    assert.equal(head.bytes, 0);
    assert.equal(head.headers.get('content-length'), String(get.bytes));
    assert.equal(head.headers.get('etag'), get.headers.get('etag'));
  }),
  check('a video answers ranges: first bytes, last bytes, open end', async () => {
    const url = await video(target);
    const whole = await call(url);
    expectStatus(whole, 200);
    assert.match(whole.headers.get('content-type') ?? '', /^video\//);
    assert.equal(whole.headers.get('accept-ranges'), 'bytes');
    const size = whole.bytes;
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 99],
      ['bytes=-100', size - 100, size - 1],
      [`bytes=${size - 10}-`, size - 10, size - 1],
      [`bytes=0-${size + 5000}`, 0, size - 1],
    ] as const) {
      const part = await call(url, { headers: { range } });
      expectStatus(part, 206);
      assert.equal(part.headers.get('content-range'), `bytes ${from}-${to}/${size}`);
      assert.equal(part.bytes, to - from + 1, range);
    }
  }),
  check('a range beyond the end is 416 with the size', async () => {
    const url = await video(target);
    const { bytes } = await call(url);
    const answer = await call(url, { headers: { range: `bytes=${bytes + 10}-` } });
    expectStatus(answer, 416);
    assert.equal(answer.headers.get('content-range'), `bytes */${bytes}`);
  }),
  check('a missing file and a way out of the folder are 404 or 400', async () => {
    if (target.storage === null) skip('give --storage URL');
    for (const path of [
      'no/such/file.jpg',
      '..%2f..%2fetc%2fpasswd',
      '%2e%2e/panel.sqlite',
      '..%5cpanel.sqlite',
    ]) {
      expectStatus(await call(`${target.storage}/${path}`), 400, 404);
    }
  }),
]);
