import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { writeImageAddress } from './pictures.ts';

const MEDIA = 'http://127.0.0.1:4000/media';
const CANONICAL = `/_next/image?url=${encodeURIComponent(`${MEDIA}/ana.jpg`)}&w=640&q=72`;
const asked = (source: string) => `/_next/image?url=${encodeURIComponent(source)}&w=640&q=72`;

test.each([
  [asked(`${MEDIA}/ana.jpg`), CANONICAL],
  [asked(`${MEDIA}/%61na.jpg`), CANONICAL],
  [asked(`${MEDIA}/ana.jpg#1`), CANONICAL],
  [
    `/_next/image?w=640&q=72&url=${encodeURIComponent(`${MEDIA}/./ana.jpg`)}`,
    `/_next/image?w=640&q=72&url=${encodeURIComponent(`${MEDIA}/ana.jpg`)}`,
  ],
  ['/_next/image?url=a&url=b&w=640&q=72', '/_next/image?url=a&url=b&w=640&q=72'],
  ['/_next/image?w=640', '/_next/image?w=640'],
  [asked('/%'), '/_next/image?w=640&q=72'],
  [asked('http://127.0.0.1:4000/media/%zz.jpg'), '/_next/image?w=640&q=72'],
  ['/modelos?url=%61', '/modelos?url=%61'],
])('%s reaches Next as %s', (url, expected) => {
  const req = Object.assign(new IncomingMessage(new Socket()), { url });
  const res = new ServerResponse(req);
  writeImageAddress(req, res);
  expect(req.url).toBe(expected);
  expect(res.getHeader('cache-control')).toBe(expected.startsWith('/_next/') ? 'no-store' : undefined);
  expect(res.getHeader('cache-tag')).toBe(expected.includes('ana.jpg') ? 'file:ana.jpg' : undefined);
});

const FIREFOX = 'image/avif,image/webp,image/png,*/*;q=0.5';

test.each([
  [390, FIREFOX, 'image/avif'],
  [640, FIREFOX, 'image/webp'],
  [390, 'image/avif;q=0, image/webp', 'image/webp'],
  [390, 'image/*,*/*;q=0.8', undefined],
  [640, 'image/webp, image/avif;q=0.9', 'image/webp'],
  [640, 'image/webp', 'image/webp'],
  [640, undefined, undefined],
])('of %i px a browser that takes %s is given %s', (widthPx, accept, expected) => {
  const url = asked(`${MEDIA}/ana.jpg`).replace('w=640', `w=${widthPx}`);
  const req = Object.assign(new IncomingMessage(new Socket()), {
    url,
    headers: accept === undefined ? {} : { accept },
  });
  writeImageAddress(req, new ServerResponse(req));
  expect(req.headers.accept).toBe(expected);
});
