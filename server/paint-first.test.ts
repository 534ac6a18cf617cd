import { describe, expect, it } from 'vitest';
import { scriptHashes } from './csp.ts';
import { ENTRY, READY } from './next-scripts.ts';
import { VERSION } from './page-data.ts';
import { paintFirst } from './paint-first.ts';
import { fetchedAfterPaint } from './paint-scripts.ts';

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
      /^<html lang="en" data-fonts="wait"><head><link[^>]*as="font"[^>]* media="\(width >= 1024px\)"\/><style>[^<]*<\/style><link[^>]*><link rel="expect"[^>]*><script>try.*?<\/script><\/head><body><p>é<\/p><script>[^<]*<\/script><\/body><\/html>$/,
    );
    expect(fetchedAfterPaint(html)).toEqual({ scripts: [A, A.replace('a.js', 'b.js')] });
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
    expect(fetchedAfterPaint(page(script))).toEqual({ scripts: [] });
  });

  it('is whole, or left alone', () => {
    expect(painted(SCRIPT).html).toBe(SCRIPT);
  });
});

describe('the data of a page that can be asked for again', () => {
  const entry = { otherChunks: ['static/chunks/a.js'], runtimeModuleIds: [1] };
  const START = `<script id="_R_">${ENTRY.before}${JSON.stringify(entry)}${ENTRY.after}</script>`;
  const push = (...argument: unknown[]) =>
    `<script>self.__next_f.push(${JSON.stringify(argument).replaceAll('<', '\\u003c')})</script>`;
  const data = (...pieces: string[]) => START + [`<script>${READY}</script>`, ...pieces].join('');
  const whole = (late: string, text = 'é') => page(SCRIPT, `<p>${text}</p>${late}<p>fim</p>`);
  const apart = (html: string) => paintFirst(html, readStyle, { isCached: true });
  const late = data(push(1, '0:"Ana'), push(1, ' </script>"\n'));

  it('leave it, with the start of the application, and the page says which they are', () => {
    const { html, data: found } = apart(whole(late));
    expect(found).toEqual({ text: '0:"Ana </script>"\n', version: expect.stringMatching(VERSION) });
    expect(html).not.toMatch(/__next_f\.push|_R_/);
    expect(html).toContain('<p>é</p><p>fim</p>');
    expect(fetchedAfterPaint(html)).toEqual({ scripts: [A], entry, data: found?.version });
    expect(scriptHashes(html).unknown).toBe(0);
  });

  it('have the same version in whatever order they were written, and another for another page', () => {
    const { data: found } = apart(whole(late));
    expect(apart(whole(data(push(1, '1:other order'))))).toMatchObject({ data: { version: found?.version } });
    expect(apart(whole(late, 'ê')).data?.version).not.toBe(found?.version);
    expect(apart(whole(late).replaceAll('a.js', 'c.js')).data?.version).not.toBe(found?.version);
  });

  it.each([
    ['that is for one visitor', whole(late), false],
    ['with bytes in them', whole(data(push(1, 'a'), push(3, 'AAEC'))), true],
    ['with the answer of a form', whole(data(push(1, 'a'), push(2, {}))), true],
    ['of which there are none', whole(data()), true],
    ['without a start', whole(late.replace(START, '')), true],
  ])('stay in a page %s', (_, html, isCached) => {
    const { html: sent, data: found } = paintFirst(html, readStyle, { isCached });
    expect(found).toBeNull();
    expect(sent).toContain(READY);
    expect(fetchedAfterPaint(sent)).toEqual({ scripts: [A] });
  });
});
