import { describe, expect, it } from 'vitest';
import { inlineScripts } from './csp.ts';
import { paintFirst } from './paint-first.ts';

const page = (head: string, body = '<p>é</p>') =>
  `<html lang="en"><head>${head}</head><body>${body}</body></html>`;
const A = '/_next/static/chunks/a.js';
const SCRIPT = `<script src="${A}" async=""></script>`;
const PRELOADS = `<link rel="preload" as="script" fetchPriority="low" href="${A}"/><link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin=""/>`;
const SHEET = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const STYLE = 'p{font:1em a}';
const readStyle = (href: string) => (href.endsWith('/a.css') ? STYLE : null);
const HEAD_SCRIPT = 'try{fetchTheRest()}catch{}';
const painted = (html: string) => paintFirst(html, readStyle, HEAD_SCRIPT);

describe('a page that is painted first', () => {
  const { html, styles } = painted(
    page(PRELOADS + SHEET + SCRIPT, `<p>é</p>${SCRIPT.replace('a.js', 'b.js')}`),
  );

  it('leaves its scripts where they are for after the first frame, and asks for typefaces early on wide screens', () => {
    expect(html).toMatch(
      /^<html lang="en" data-fonts="wait"><head><link[^>]*as="font"[^>]* media="\(width >= 1024px\)"\/><style>[^<]*<\/style><link[^>]*><script type="late" src[^>]*><\/script><link rel="expect"[^>]*><script>try.*?<\/script><\/head><body><p>é<\/p><script type="late"[^>]*><\/script><\/body><\/html>$/,
    );
    expect(inlineScripts(html)).toEqual([HEAD_SCRIPT]);
  });

  it('leaves the script with which Next starts as it is', () => {
    const first = `<script src="${A}" id="_R_" async=""></script>`;
    expect(painted(page(SHEET, first)).html).toContain(first);
  });

  it('has its style in it, before the link that React looks for', () => {
    expect(html).toContain(`<style>${STYLE}</style>${SHEET.replace('/>', ' disabled=""/>')}`);
    expect(styles).toEqual([STYLE]);
  });

  it('keeps the link of a style sheet that is not there', () => {
    const other = SHEET.replace('a.css', 'b.css');
    expect(painted(page(other + SCRIPT))).toMatchObject({ html: expect.stringContaining(other), styles: [] });
  });

  it('without a style of the build is as Next wrote it', () => {
    expect(painted(page(PRELOADS + SCRIPT))).toEqual({ html: page(PRELOADS + SCRIPT), styles: [] });
  });

  it('names no file in its style if it sends no referrer: for those its address would be sent', () => {
    const secret = '<meta name="referrer" content="no-referrer"/>';
    const face = '@font-face{font-family:a;src:url(/a.woff2)}';
    const local = '@font-face{font-family:b;src:local(b)}';
    const { html: own, styles: inPage } = paintFirst(
      page(SHEET + secret + SCRIPT),
      () => face + local + STYLE,
      HEAD_SCRIPT,
    );
    expect(inPage).toEqual([local + STYLE]);
    expect(own).toContain(`<style>${local}${STYLE}</style>`);
    expect(own).toMatch(
      /<script type="application\/json" id="typefaces">@font-face\{[^<]*\/a\.woff2\)\}<\/script><link rel="expect"[^>]*><script>try/,
    );
  });

  it('is whole, or left alone', () => {
    expect(painted(SCRIPT).html).toBe(SCRIPT);
  });
});
