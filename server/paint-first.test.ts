import { describe, expect, it } from 'vitest';
import { scriptHashes } from './csp.ts';
import { paintFirst, scriptsAfterPaint } from './paint-first.ts';

const page = (head: string, body = '<p>é</p>') =>
  `<html lang="en"><head>${head}</head><body>${body}</body></html>`;
const A = '/_next/static/chunks/a.js';
const SCRIPT = `<script src="${A}" async=""></script>`;
const PRELOADS = `<link rel="preload" as="script" fetchPriority="low" href="${A}"/><link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin=""/>`;
const SHEET = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const STYLE = 'p{font:1em a}';
const readStyle = (href: string) => (href.endsWith('/a.css') ? STYLE : null);
const painted = (html: string) => paintFirst(html, readStyle);

describe('a page that is painted first', () => {
  const { html, styles } = painted(
    page(PRELOADS + SHEET + SCRIPT, `<p>é</p>${SCRIPT.replace('a.js', 'b.js')}`),
  );

  it('has the addresses of its scripts in one more script at its end, and asks for typefaces early on wide screens', () => {
    expect(html).toMatch(
      /^<html lang="en" data-fonts="wait"><head><link[^>]*as="font"[^>]* media="\(width >= 1024px\)"\/><style>[^<]*<\/style><link[^>]*><link rel="expect"[^>]*><script>try[^<]*<\/script><\/head><body><p>é<\/p><script>[^<]*<\/script><\/body><\/html>$/,
    );
    expect(scriptsAfterPaint(html)).toEqual([A, A.replace('a.js', 'b.js')]);
  });

  it('has its style in it, before the link that React looks for', () => {
    expect(html).toContain(`<style>${STYLE}</style>${SHEET.replace('/>', ' disabled=""/>')}`);
    expect(styles).toEqual([STYLE]);
  });

  it('keeps the link of a style sheet that is not there', () => {
    const other = SHEET.replace('a.css', 'b.css');
    expect(painted(page(other + SCRIPT))).toMatchObject({ html: expect.stringContaining(other), styles: [] });
  });

  it('allows its scripts by their hashes', () => {
    const hash = expect.stringContaining('sha256-');
    expect(scriptHashes(html)).toEqual({ hashes: [hash, hash], unknown: 0 });
  });

  it.each([
    ['for old browsers', `<script src="${A}" noModule=""></script>`],
    ['of somewhere else', '<script src="https://elsewhere.example/a.js" async=""></script>'],
    ['that somebody looks for', `<script src="${A}" id="_R_" async=""></script>`],
    ['inline', '<script>self.__next_f.push([1,"x"])</script>'],
    ['in a remark', `<!-- ${SCRIPT} -->`],
    ['quoted in data', `<script>push("${SCRIPT.replaceAll('"', '\\"').replace('</', '<\\/')}")</script>`],
  ])('keeps a script %s as it is', (_, script) => {
    expect(painted(page(script)).html).toBe(page(script));
    expect(scriptsAfterPaint(page(script))).toEqual([]);
  });

  it('is whole, or left alone', () => {
    expect(painted(SCRIPT).html).toBe(SCRIPT);
  });
});
