import { describe, expect, it } from 'vitest';
import { scriptHashes } from './csp.ts';
import { paintFirst, scriptsAfterPaint } from './paint-first.ts';

const page = (head: string, body = '<p>é</p>') => `<html><head>${head}</head><body>${body}</body></html>`;
const A = '/_next/static/chunks/a.js';
const SCRIPT = `<script src="${A}" async=""></script>`;
const PRELOAD = `<link rel="preload" as="script" fetchPriority="low" href="${A}"/>`;

describe('a page that is painted first', () => {
  const html = paintFirst(page(PRELOAD + SCRIPT, `<p>é</p>${SCRIPT.replace('a.js', 'b.js')}`));

  it('has the addresses of its scripts in one more script at its end', () => {
    expect(html).toMatch(/^<html><head><\/head><body><p>é<\/p><script>[^<]*<\/script><\/body><\/html>$/);
    expect(scriptsAfterPaint(html)).toEqual([A, A.replace('a.js', 'b.js')]);
  });

  it('allows that script by its hash', () => {
    expect(scriptHashes(html)).toEqual({ hashes: [expect.stringContaining('sha256-')], unknown: 0 });
  });

  it.each([
    ['for old browsers', `<script src="${A}" noModule=""></script>`],
    ['of somewhere else', '<script src="https://elsewhere.example/a.js" async=""></script>'],
    ['that somebody looks for', `<script src="${A}" id="_R_" async=""></script>`],
    ['inline', '<script>self.__next_f.push([1,"x"])</script>'],
    ['quoted in data', `<script>push("${SCRIPT.replaceAll('"', '\\"').replace('</', '<\\/')}")</script>`],
  ])('keeps a script %s as it is', (_, script) => {
    expect(paintFirst(page(script))).toBe(page(script));
    expect(scriptsAfterPaint(page(script))).toEqual([]);
  });

  it('is whole, or left alone', () => {
    expect(paintFirst(SCRIPT)).toBe(SCRIPT);
  });
});
