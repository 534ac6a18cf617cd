// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://site.example/modelos" }
import { expect, it } from 'vitest';
import { keyOf } from './worker/cache.ts';
import { partsOf, picturesOf } from './worker/parts.ts';

it.each([
  ['/modelos?letra=b', '/modelos'],
  ['https://site.example/en/models/7/ana?x=1#a', '/en/models/7/ana'],
  ['/_next/image?url=%2Fa.jpg&w=640&q=62', '/_next/image?url=%2Fa.jpg'],
])('the copy of %s is stored as %s', (address, key) => {
  expect(keyOf(address)).toBe(key);
});

const picture = (source: string, width: number) => `/_next/image?url=${source}&amp;w=${width}&amp;q=62`;
const set = (source: string, ...widths: number[]) =>
  `<img srcset="${widths.map((width) => `${picture(source, width)} ${width}w`).join(', ')}">`;
const plain = (address: string) => address.replaceAll('&amp;', '&');

it('of each of the first four pictures the narrowest that fills the screen is stored, else the widest', () => {
  const html = ['a', 'b', 'c', 'd', 'e'].map((source) => set(source, 320, 640, 1080)).join('');
  expect(picturesOf(html, null, 400)).toEqual(['a', 'b', 'c', 'd'].map((each) => plain(picture(each, 640))));
  expect(picturesOf(html, null, 2000)[0]).toBe(plain(picture('a', 1080)));
});

it('the cover is stored as the lists show it, besides three others', () => {
  const cover = plain(picture('a', 320));
  const html = ['a', 'b', 'c', 'd'].map((source) => set(source, 320, 640)).join('');
  expect(picturesOf(html, cover, 640)).toEqual([
    cover,
    ...['b', 'c', 'd'].map((each) => plain(picture(each, 640))),
  ]);
});

it('files of the build are found wherever a page names them', () => {
  expect(partsOf('<script src="/_next/static/chunks/a.js"></script>"/_next/static/media/b.woff2"')).toEqual([
    '/_next/static/chunks/a.js',
    '/_next/static/media/b.woff2',
  ]);
  expect(partsOf('<p>')).toEqual([]);
});
