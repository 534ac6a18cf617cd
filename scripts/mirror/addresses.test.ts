import { expect, it } from 'vitest';
import { addressesIn } from './addresses.ts';

const SITE = 'https://site.example';
const PICTURE = '/_next/image?url=https%3A%2F%2Fmedia.example%2Fana.jpg';

it.each([
  ['text/html', '<a href="/modelos?letra=a#top">', ['/modelos?letra=a']],
  ['text/html', '<a href="https://other.example/x"><a href="mailto:a@b.example"><a>', []],
  [
    'text/html',
    `<img src="${PICTURE}&amp;w=1080&amp;q=72" srcset="${PICTURE}&amp;w=180&amp;q=72 180w, ${PICTURE}&amp;w=390&amp;q=72 390w">`,
    [`${PICTURE}&w=640&q=62`],
  ],
  [
    'text/html',
    '<link rel="stylesheet" href="/_next/static/a.css"><script src="/_next/static/b.js"></script>',
    ['/_next/static/a.css', '/_next/static/b.js'],
  ],
  [
    'text/html',
    `<a href="/api/galleries/pt/1/book"><meta property="og:image" content="${SITE}/social/pt/a.png">`,
    ['/social/pt/a.png'],
  ],
  ['text/css', '@font-face{src:url(../media/text.woff2)}', ['/_next/media/text.woff2']],
  ['application/xml', `<url><loc>${SITE}/en/models</loc></url>`, ['/en/models']],
])('%s %s names its addresses', (type, text, addresses) => {
  const base = type === 'text/css' ? `${SITE}/_next/static/a.css` : `${SITE}/`;
  expect(addressesIn(type, text, base)).toEqual(addresses.map((address) => SITE + address));
});
