import { expect, test } from 'vitest';
import { fileKey, pageKeys } from '../lib/derived/front.ts';
import { routeOf } from './resolve-request.ts';
import { html, serve } from './testing/html-response.ts';

const picture = (file: string) =>
  `<img srcset="/_next/image?url=${encodeURIComponent(`http://127.0.0.1:4000/media/${file}`)}&amp;w=390&amp;q=72 390w">`;

test.each([
  ['http://127.0.0.1:4000/media/ana-1.jpg', 'file:ana-1.jpg'],
  ['https://files.example/a/josé, 2.jpg?v=1', 'file:jos%C3%A9%2C%202.jpg'],
  ['/api/instagram/17', 'file:17'],
  ['https://files.example/', null],
])('the key of %s is %s', (address, key) => {
  expect(fileKey(address)).toBe(key);
});

test('a profile names its talent, any other page that it is one', () => {
  expect(pageKeys(routeOf({ url: '/modelos/7/ana' }))).toEqual(['pages', 'talent:7']);
  expect(pageKeys(routeOf({ url: '/en/casting/man/7/ana?a=1' }))).toEqual(['pages', 'talent:7']);
  expect(pageKeys(routeOf({ url: '/modelos' }))).toEqual(['pages']);
});

test('the head of a list stays below the 4 kB that proxies give it, however many its pictures', async () => {
  const pictures = Array.from({ length: 200 }, (_, at) => picture(`talent-with-a-long-name-${at}.jpg`));
  const { headers } = await fetch(`${await serve(html(pictures.join('')))}/modelos`);
  expect([...headers].flat().join('').length).toBeLessThan(4_000);
});

test('every page carries them, also the second time', async () => {
  const origin = await serve(html(picture('ana-1.jpg')));
  for (let visit = 0; visit < 2; visit++) {
    const { headers } = await fetch(`${origin}/modelos/7/ana`);
    expect(headers.get('cache-tag')).toBe('pages,talent:7');
    expect(headers.get('surrogate-key')).toBe('pages talent:7');
  }
});
