import { expect, it } from 'vitest';
import { parseSocialName } from './images';

it.each([
  ['talent-models-12-0123456789.jpg', { kind: 'talent', section: 'models', id: 12, version: '0123456789' }],
  ['list-cast-all-0123456789.jpg', { kind: 'list', list: 'cast', gender: 'all', version: '0123456789' }],
  [
    'list-newFaces-man-0123456789.jpg',
    { kind: 'list', list: 'newFaces', gender: 'man', version: '0123456789' },
  ],
  [
    'list-models~plus-size-all-0123456789.jpg',
    { kind: 'list', list: 'models~plus-size', gender: 'all', version: '0123456789' },
  ],
  ['list-newFaces~x-all-0123456789.jpg', null],
  ['talent-newFaces-12-0123456789.jpg', null],
  ['list-models-man-0123456789.jpg', { kind: 'list', list: 'models', gender: 'man', version: '0123456789' }],
  ['list-models-tall-0123456789.jpg', null],
  ['site-home-all-0123456789.jpg', { kind: 'site', page: 'home', version: '0123456789' }],
  ['site-beAModel-all-0123456789.jpg', { kind: 'site', page: 'beAModel', version: '0123456789' }],
  ['site-blog-all-0123456789.jpg', null],
  ['site-home-man-0123456789.jpg', null],
  ['post-moda-2026-0123456789.jpg', { kind: 'post', slug: 'moda-2026', version: '0123456789' }],
  ['selection-12.5.9-0123456789.jpg', { kind: 'selection', ids: [12, 5, 9], version: '0123456789' }],
  ['selection-1.2.3.4.5-0123456789.jpg', null],
  ['selection-1.1-0123456789.jpg', null],
  ['selection-1.x-0123456789.jpg', null],
  ['talent-models-all-0123456789.jpg', null],
  ['talent-kids-1-0123456789.jpg', null],
  ['talent-models-1-01234.jpg', null],
  ['talent-models-1-0123456789.png', null],
  ['../../etc/passwd', null],
])('%s', (file, expected) => {
  expect(parseSocialName(file)).toEqual(expected);
});
