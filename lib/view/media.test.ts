import { afterEach, describe, expect, it, vi } from 'vitest';
import { talentRow } from '../domain/testing/talent-row.ts';
import { isFetched, mediaUrl, mediaUse } from '../routes/media.ts';
import { addPictureHosts } from '../system/picture-hosts.ts';
import { mediaPicture, optimizedUrl } from './media.ts';
import { openingOf } from './talent-card.ts';

vi.mock('@/lib/system/env', () => ({
  env: () => ({
    STORAGE_URL: 'http://media.example/files',
    MEDIA_HOSTS: ['https://cdn.example'],
    PLAIN_MEDIA_HOSTS: ['https://plain.example'],
  }),
}));

const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => {
  logged.mockClear();
  globalThis.passarelaUnknownHosts = undefined;
  globalThis.passarelaPictureHosts = undefined;
});

it.each([
  ['ana.jpg', 'http://media.example/files/ana.jpg'],
  ['/2026/ana.jpg', 'http://media.example/files/2026/ana.jpg'],
  ['files/2026/ana.jpg', 'http://media.example/files/2026/ana.jpg'],
  ['/files/ana.jpg', 'http://media.example/files/ana.jpg'],
  ['filesystem/ana.jpg', 'http://media.example/files/filesystem/ana.jpg'],
  ['//cdn.example/ana.jpg', 'https://cdn.example/ana.jpg'],
  ['https://elsewhere.example/ana.jpg', 'https://elsewhere.example/ana.jpg'],
])('the picture %s is asked for at %s [S92.1 S92.3]', (path, url) => {
  expect(mediaUrl(path)).toBe(url);
});

describe('how an address is used [S92.2]', () => {
  it.each([
    ['http://media.example/files/a.jpg', 'optimized'],
    ['http://media.example/files/a.jpg?1690000000', 'plain'],
    ['http://media.example/files/a.jpg?draft=x', 'plain'],
    ['http://media.example/files/a.SVG', 'plain'],
    ['https://cdn.example/a.svg', 'plain'],
    ['http://media.example/other/a.jpg', 'none'],
    ['http://media.example/filesystem/a.jpg', 'none'],
    ['https://cdn.example/x/a.jpg?sig=1', 'optimized'],
    ['http://cdn.example/a.jpg', 'none'],
    ['https://cdn.example.evil.example/a.jpg', 'none'],
    ['https://cdn.example@evil.example/a.jpg', 'none'],
    ['https://plain.example/a.jpg', 'plain'],
    ['https://evil.example/a.jpg', 'none'],
    ['https://named.example/a.jpg', 'plain'],
    ['http://named.example/a.jpg', 'none'],
    ['https://named.example:444/a.jpg', 'none'],
    ['not http at all', 'none'],
    ['javascript:http', 'none'],
  ])('%s: %s', (url, use) => {
    addPictureHosts(['https://named.example']);
    expect(mediaUse(url)).toBe(use);
  });

  it.each([
    ['http://media.example/files/a.jpg?1690000000', true],
    ['http://media.example/files/a.jpg?draft=x', false],
    ['https://cdn.example/a.jpg?sig=1', true],
    ['https://plain.example/a.jpg', false],
    ['https://evil.example/a.jpg', false],
  ])('%s is fetched by the server itself: %s', (url, isOurs) => expect(isFetched(url)).toBe(isOurs));

  it('gives sizes, the address as it is, or nothing', () => {
    expect(mediaPicture('a.jpg', [640])?.srcSet).toMatch(/^\/_next\/image.* 640w$/);
    expect(mediaPicture('https://plain.example/a.jpg', [640])).toEqual({
      src: 'https://plain.example/a.jpg',
      srcSet: undefined,
      referrerPolicy: 'no-referrer',
    });
    expect(mediaPicture('https://evil.example/a.jpg', [640])).toBeNull();
    expect(mediaPicture(null, [640])).toBeNull();
    expect(optimizedUrl('a.jpg')).toBe('http://media.example/files/a.jpg');
    expect(optimizedUrl('https://plain.example/a.jpg')).toBeNull();
  });

  it.each([
    ['http://a.example/a.jpg', /no public https address/],
    ['https://10.0.0.5/a.jpg', /no public https address/],
    ['https://a.example/a.jpg', /no picture field names it/],
    ['https://full.example/a.jpg', /too many hosts/],
  ])('says why %s is not shown', (url, reason) => {
    if (url.includes('full'))
      addPictureHosts(Array.from({ length: 20 }, (_, at) => `https://h${at}.example`));
    expect(mediaUse(url)).toBe('none');
    expect(String(logged.mock.calls)).toMatch(reason);
  });

  it('names an unknown host in the log once, says what to do, and never floods it', () => {
    for (let at = 0; at < 100; at += 1) mediaUse(`https://evil.example/${at}.jpg?token=secret`);
    expect(logged).toHaveBeenCalledTimes(1);
    const line = String(logged.mock.calls[0]);
    expect(line).toContain('"host":"evil.example"');
    expect(line).toContain('add it to MEDIA_HOSTS');
    expect(line).not.toContain('secret');
    for (let at = 0; at < 1_000; at += 1) mediaUse(`https://e${at}.example/a.jpg`);
    expect(logged.mock.calls.length).toBeLessThanOrEqual(50);
  });
});

describe('the picture that a profile opens with', () => {
  const opening = { file: 'ana.jpg', width: 900, height: 1200 };
  const SOURCE = 'http://media.example/files/ana.jpg';

  it.each([
    ['usual', { opening }, { source: SOURCE }],
    ['without a size', { opening: { ...opening, width: null } }, { source: SOURCE }],
    ['wide', { opening: { ...opening, width: 1600 } }, { source: SOURCE, width: 1600, height: 1200 }],
    ['the cover', { opening, opensWithCover: true }, { source: SOURCE, isCover: true }],
    [
      'of a host that the optimizer does not take',
      { opening: { ...opening, file: 'https://plain.example/a.jpg' } },
      null,
    ],
    ['named by no service', {}, null],
  ])('%s', (_, over, view) => {
    expect(openingOf(talentRow({ id: 1, name: 'Ana', ...over }))).toEqual(view);
  });
});
