import { createRequire } from 'node:module';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import { expect, test } from 'vitest';
import { z } from 'zod';
import configure from '../../next.config.ts';
import { canonicalSource } from '../domain/images.ts';
import { variantNames } from './variant-names.ts';

const optimizer = z
  .object({ ImageOptimizerCache: z.custom<{ getCacheKey: (params: object) => string }>() })
  .parse(createRequire(import.meta.url)('next/dist/server/image-optimizer.js')).ImageOptimizerCache;

const SOURCE = 'http://127.0.0.1:4000/media/ana-0123456789.jpg';

test('the names are those that Next gives to its copies: every width, quality and type of its settings', async () => {
  const config = await configure(PHASE_PRODUCTION_SERVER);
  const { deviceSizes = [], imageSizes = [], qualities = [], formats = [] } = config.images ?? {};
  const expected = [...deviceSizes, ...imageSizes].flatMap((width) =>
    qualities.flatMap((quality) =>
      [...formats, ''].map((mimeType) => optimizer.getCacheKey({ href: SOURCE, width, quality, mimeType })),
    ),
  );
  expect(expected.length).toBeGreaterThan(30);
  expect(variantNames(SOURCE).toSorted()).toEqual([...new Set(expected)].toSorted());
});

test.each<[string, string]>([
  ['http://127.0.0.1:4000/media/%61na.jpg', 'http://127.0.0.1:4000/media/ana.jpg'],
  ['http://127.0.0.1:4000/media/ana.jpg#2', 'http://127.0.0.1:4000/media/ana.jpg'],
  ...['?', '?#', '?#x', '?\t', '?\n', '? ', '?#%00', '#?', '/?#'].map((end): [string, string] => [
    `http://127.0.0.1:4000/media/ana.jpg${end}`,
    'http://127.0.0.1:4000/media/ana.jpg',
  ]),
  ['https://files.example/a.jpg?v=2', 'https://files.example/a.jpg?v=2'],
  ['/api/instagram/1?', '/api/instagram/1'],
  ['http://ana:x@127.0.0.1:4000/media/ana.jpg', 'http://127.0.0.1:4000/media/ana.jpg'],
  ['http://127.0.0.1:4000/x/../media/%2e/ana.jpg', 'http://127.0.0.1:4000/media/ana.jpg'],
  ['HTTPS://Files.Example:443/a b.jpg', 'https://files.example/a%20b.jpg'],
  ['https://files.example/jos%c3%a9.jpg', 'https://files.example/jos%C3%A9.jpg'],
  ['https://files.example/josé.jpg', 'https://files.example/jos%C3%A9.jpg'],
  ['https://files.example/a%2Fb%3Fc%25.jpg', 'https://files.example/a%2Fb%3Fc%25.jpg'],
  ['https://files.example/%ff.jpg', 'https://files.example/%ff.jpg'],
  ['http://127.0.0.1:4000//media///ana.jpg/', 'http://127.0.0.1:4000/media/ana.jpg'],
  ['/api/instagram/1', '/api/instagram/1'],
  ['/en/../api//instagram/%31#a', '/api/instagram/1'],
  ['//evil.example/a.jpg', '//evil.example/a.jpg'],
  ['/\\evil.example/a.jpg', '/\\evil.example/a.jpg'],
])('%s is written %s', (source, expected) => {
  expect(canonicalSource(source)).toBe(expected);
  expect(canonicalSource(expected)).toBe(expected);
});
