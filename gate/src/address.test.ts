import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress, withoutJunk } from './address.ts';
import { Refused } from './refusal.ts';

const isPage = (path: string) => path.startsWith('/page');

/** The address and how a reader gets there: at once, or by a redirect; 400 for none. */
function outcome(target: string): string {
  try {
    const { url, isExact } = readAddress(target, isPage);
    return isExact ? url : `moved ${url}`;
  } catch (error) {
    if (error instanceof Refused) return String(error.refusal.status);
    throw error;
  }
}

describe('a target is one address, or none', () => {
  it.each([
    ['/', '/'],
    ['/models?letter=b', '/models?letter=b'],
    ['/a?', '/a?'],
    ['/a?b=%2f&c=%&d=..%2f\\&e=%00', '/a?b=%2f&c=%&d=..%2f\\&e=%00'],
    [`/${'a'.repeat(255)}?${'a'.repeat(3_000)}`, `/${'a'.repeat(255)}?${'a'.repeat(3_000)}`],
    ['/Jo%C3%A3o', '/Jo%C3%A3o'],
    ['/a?b=Jo\xc3\xa3o', '/a?b=Jo%c3%a3o'],
    // of a target in absolute form only its path counts
    ['http://evil.example/pt/models?a=b', '/pt/models?a=b'],
    ['HTTPS://evil.example', '/'],
    ['http://a@evil.example:1?x=/y', '/?x=/y'],
    // other spellings
    ['//evil.example/', 'moved /evil.example'],
    ['///', 'moved /'],
    ['/http://evil.example/', 'moved /http%3A/evil.example'],
    ['/models/', 'moved /models'],
    ['/a//b///c?x', 'moved /a/b/c?x'],
    ['/%6dodels', 'moved /models'],
    ['/jo%c3%a3o', 'moved /jo%C3%A3o'],
    ['/Jo\xc3\xa3o', 'moved /Jo%C3%A3o'],
    ['/a%21(b)', 'moved /a!(b)'],
    ['/a,b', 'moved /a%2Cb'],
    ['/a?b#c', 'moved /a?b'],
    ['/_next//image?url=a', 'moved /_next/image?url=a'],
    ['/_next/%69mage?url=a', 'moved /_next/image?url=a'],
    // dots, separators, control characters
    ...['/..', '/.', '/a/../b', '/a/.', '/a/..', '/..%2f', '/a/%2e%2e/b', '/a/.%2E/b', '/%2e'].map((each) => [
      each,
      '400',
    ]),
    ...['/%252e%252e/a', '/a/%25252e/b', '/a/..%252fb', '/a%5cb', '/a\\b', '/a%255cb', '/page/a%2f..'].map(
      (each) => [each, '400'],
    ),
    ...[
      '/a%00b',
      '/a%0d%0aSet-Cookie:x',
      '/a%7f',
      '/a%C2%85',
      '/%',
      '/a/%E0%A4%A',
      '/%zz?a=1',
      '/%ff',
      '/\xff',
      '*',
    ].map((each) => [each, '400']),
    ['/a/..;/b', 'moved /a/..%3B/b'],
    ['/a/.../b', '/a/.../b'],
    // a slug of another service
    ['/page/a%2fb', 'moved /page/a%2Fb'],
    [`/page/${'a'.repeat(300)}`, `/page/${'a'.repeat(300)}`],
    ['/a%2fb', '400'],
    [`/${'a'.repeat(256)}`, '400'],
    [`/${'%C3%A7'.repeat(128)}`, '400'],
    [`/${'a/'.repeat(1_001)}`, '400'],
  ])('%s: %s', (target = '', expected) => {
    expect(outcome(target)).toBe(expected);
  });
});

const CHARS = [
  ...'aZ09-_.~!*();:@&=+$,/%?#\\| "<>é”\u200b\u0000\r',
  '%2e',
  '%2F',
  '%5c',
  '%25',
  '%C3',
  '..',
  './',
  '//',
  '%00',
];
const targets = fc.array(fc.constantFrom(...CHARS), { maxLength: 24 }).map((parts) => `/${parts.join('')}`);
const segment = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'abcXYZ019-_.~é, ') });
const paths = fc
  .array(segment, { maxLength: 5 })
  .filter((parts) => parts.every((part) => !/^\.\.?$/.test(part)));

const inCode = (text: string) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16)}`).join('');

describe('for any target', () => {
  it('the address is its own address, without dots, double slashes and raw bytes', () => {
    fc.assert(
      fc.property(targets, (target) => {
        const read = outcome(target).replace('moved ', '');
        if (read === '400') return;
        expect(outcome(read)).toBe(read);
        const [path = ''] = read.split('?');
        expect(path).toMatch(/^\/[\w.~!*'()%/-]*$/);
        expect(path).not.toMatch(/\/\/|\/\.\.?(?:\/|$)|%5C|%0\d/i);
        expect(new URL(path, 'http://a').pathname).toBe(path);
      }),
      { numRuns: 3_000 },
    );
  });

  it('every spelling of an address is that address', () => {
    fc.assert(
      fc.property(paths, fc.infiniteStream(fc.nat(2)), (parts, ways) => {
        const way = () => ways.next().value ?? 0;
        const spell = (char: string) =>
          [encodeURIComponent(char), inCode(char), inCode(char).toUpperCase()][way()];
        const slashes = () => '/'.repeat(1 + way());
        const other = parts.map((part) => `${slashes()}${[...part].map(spell).join('')}`).join('');
        const plain = `/${parts.map(encodeURIComponent).join('/')}`;
        expect(outcome(`${other}${slashes()}`).replace('moved ', '')).toBe(plain);
      }),
      { numRuns: 2_000 },
    );
  });

  it('it is read in time that grows with its length', () => {
    const began = performance.now();
    for (const part of ['.', '%2e.', '/', '%E2%80%9D', ').'])
      withoutJunk(readAddress(`/page/a${part.repeat(4_000)}a`, isPage).path);
    expect(performance.now() - began).toBeLessThan(500);
  });
});

it.each([
  ['/a/b).', '/a/b'],
  ['/a/b%E2%80%9D', '/a/b'],
  ['/a/b%E2%80%8B', '/a/b'],
  ['/a/b;!*', '/a/b'],
  ['/a/)/.;', '/a'],
  ['/a/b-_', '/a/b-_'],
  ['/caf%C3%A9!', '/caf%C3%A9'],
  ['/page/a%2Fb)', '/page/a%2Fb'],
  ['/).', '/'],
  ['/', '/'],
])('%s without what a chat left is %s', (path, expected) => {
  expect(withoutJunk(path)).toBe(expected);
});
