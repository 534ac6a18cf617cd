import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Coding, finishPage, type Surroundings } from './page.ts';
import { hashSources, toastStyle } from './policy.ts';

const A = '/_next/static/chunks/a.js';
const SCRIPT = `<script src="${A}" async=""></script>`;
const FONT = '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin=""/>';
const PRELOADS = `<link rel="preload" as="script" fetchPriority="low" href="${A}"/>${FONT}`;
const SHEET = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const STYLE = 'p{font:1em a}';

const SURROUNDINGS: Surroundings = {
  nonce: 'MARK',
  readStyle: (href) => (href.endsWith('/a.css') ? STYLE : null),
  scripts: { early: 'early()', afterFrame: 'afterFrame()' },
  mediaOrigins: ['https://media.example'],
  isHttps: true,
  isDev: false,
};
const OURS = Object.values(SURROUNDINGS.scripts);

const page = (head: string, body = '<p>é</p>', root = 'lang="en"') =>
  `<!DOCTYPE html><html ${root}><head>${head}</head><body>${body}</body></html>`;

function sent(html: string, over: Partial<Surroundings> = {}, coding: Coding = 'identity') {
  const written = { html, status: 200, coding, isSecret: false };
  const finished = finishPage(written, { ...SURROUNDINGS, ...over });
  const csp = finished.headers['Content-Security-Policy'] ?? '';
  const sourcesOf = (directive: string) => new RegExp(`${directive} 'self' ?([^;]*)`).exec(csp)?.[1];
  return {
    ...finished,
    html: finished.bytes.toString(),
    scripts: sourcesOf('script-src'),
    styles: sourcesOf('style-src'),
  };
}
const styleSources = (...styles: string[]) => hashSources(['', toastStyle(), ...styles]).join(' ');

describe('a page that is painted first', () => {
  const whole = sent(page(PRELOADS + SHEET + SCRIPT, `<p>é</p>${SCRIPT.replace('a.js', 'b.js')}`));

  it('leaves its scripts where they are for after the first frame, and asks for typefaces early on wide screens', () => {
    expect(whole.html).toMatch(
      /^<!DOCTYPE html><html lang="en" data-fonts="wait"><head><link[^>]*as="font"[^>]* media="\(width >= 1024px\)"\/><style>[^<]*<\/style><link[^>]*><script type="late" src[^>]*><\/script><link rel="expect"[^>]*><script>afterFrame\(\)<\/script><\/head><body><p>é<\/p><script type="late"[^>]*><\/script><\/body><\/html>$/,
    );
    expect([whole.isPaintedFirst, whole.unknownScripts]).toEqual([true, 0]);
    expect(whole.scripts).toBe(hashSources(OURS).join(' '));
  });

  it('leaves the script with which Next starts as it is', () => {
    const first = `<script src="${A}" id="_R_" async=""></script>`;
    expect(sent(page(SHEET, first)).html).toContain(first);
  });

  it('has its style in it, before the link that React looks for', () => {
    expect(whole.html).toContain(`<style>${STYLE}</style>${SHEET.replace('/>', ' disabled=""/>')}`);
    expect(whole.styles).toBe(styleSources(STYLE));
  });

  it('keeps the link of a style sheet that is not there', () => {
    const other = SHEET.replace('a.css', 'b.css');
    expect(sent(page(other + SCRIPT)).html).toBe(page(other + SCRIPT));
  });

  it.each([page(PRELOADS + SCRIPT), SCRIPT, SHEET])('is whole, or as Next wrote it: %s', (html) => {
    expect(sent(html)).toMatchObject({ html, isPaintedFirst: false, styles: styleSources() });
  });

  it('names no file in its style if it sends no referrer: for those its address would be sent', () => {
    const secret = '<meta name="referrer" content="no-referrer"/>';
    const face = '@font-face{font-family:a;src:url(/a.woff2)}';
    const local = '@font-face{font-family:b;src:local(b)}';
    const own = sent(page(SHEET + secret + SCRIPT), { readStyle: () => face + local + STYLE });
    expect(own.styles).toBe(styleSources(local + STYLE));
    expect(own.html).toContain(`<style>${local}${STYLE}</style>`);
    expect(own.html).toMatch(
      /<script type="application\/json" id="typefaces">@font-face\{[^<]*\/a\.woff2\)\}<\/script><link rel="expect"[^>]*><script>after/,
    );
  });

  it.each([
    ['lang="pt-BR" class="a" data-accent="#1f5aa8"', '#1f5aa8'],
    ['lang="pt-BR"', null],
    ['lang="en" data-accent="#fff}body{"', null],
    ['lang="en"><p data-accent="#1f5aa8"', null],
  ])("has the agency's own accent, if the root names one: %s", (root, accent) => {
    const style = `@media not (prefers-contrast:more){:root{--accent:${accent}}}`;
    const { html, styles } = sent(page(SHEET, '', root));
    expect(html.includes(`<style>${style}</style>`)).toBe(accent !== null);
    expect(styles).toBe(accent ? styleSources(STYLE, style) : styleSources(STYLE));
  });
});

it.each(['application/json', 'application/ld+json', 'speculationrules'])(
  'data of type %s are no script',
  (type) => expect(sent(page(`<script type="${type}">{}</script>`)).unknownScripts).toBe(0),
);

it('reads the style sheet that the toast library inserts', () => {
  expect(toastStyle()).toMatch(/^\[data-sonner-toaster\].*\}$/s);
});

const fingerprint = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
const recorded = (name: string) =>
  readFileSync(join(import.meta.dirname, 'testing', 'pages', `${name}.txt`), 'utf8');

/** Pages as Next wrote them, their texts and data cut; fingerprints of what was sent, and of its policy. */
describe.each<[name: string, status: number, late: number, vouched: number, html: string, csp: string]>([
  ['home', 200, 11, 13, 'WR_VfYtXfzvxTSx4LJDd9u', 'iWVKeXBxxuoj3gfhsNXgcN'],
  ['missing', 404, 10, 11, 'qX0LFxy3gVd9UJ3CeLhK20', 'O5buP9AIuP-J8_JMHX5FNu'],
  ['ended-preview', 410, 11, 5, 'f0Ea7cLWWYAgp3Bi6AA6nX', 'TSANN3L1aMZvoqUZ8wRJkx'],
  ['unavailable', 503, 11, 12, 'wjXnlHlatFtgq-wpPmkpP5', 'MqWz8nEi_aDsNPmDw8AIeC'],
  ['favorites', 200, 12, 11, 's7eU8YJ2db1s3B4173Y-m2', 'PmYmDvyiocMaIoy_s9i6Lk'],
])('the recorded page %s', (name, status, late, vouched, html, csp) => {
  const readStyle = (href: string) => `a{content:"${href}"}@font-face{src:url(/f.woff2)}`;
  const whole = sent(recorded(name), { readStyle });

  it(`is sent with ${status}, the frame first, its own scripts vouched for, and nobody else's`, () => {
    expect(whole.status).toBe(status);
    expect(whole.html.match(/type="late"/g)).toHaveLength(late);
    expect(whole.scripts?.split(' ')).toHaveLength(vouched);
    expect([whole.unknownScripts, whole.html.includes('MARK')]).toEqual([0, false]);
    expect([fingerprint(whole.html), fingerprint(whole.headers['Content-Security-Policy'] ?? '')]).toEqual([
      html,
      csp,
    ]);
  });

  it.each<[Coding, (packed: Buffer) => Buffer]>([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is the same in %s, under a name of its own', (coding, unpack) => {
    const packed = sent(recorded(name), { readStyle }, coding);
    expect(unpack(packed.bytes).toString()).toBe(whole.html);
    expect(packed.etag).toMatch(new RegExp(`^"[\\w-]{22}-${coding}"$`));
  });

  it('of a secret address is in no cache unless it is good', () => {
    const written = { html: recorded(name), status: 200, coding: 'identity', isSecret: true } as const;
    const control = finishPage(written, SURROUNDINGS).headers['Cache-Control'];
    expect(control).toBe(status === 200 ? undefined : 'no-store');
  });

  it('blocks a script that somebody wrote into it', () => {
    const injected = recorded(name).replace('</head>', '<script nonce="">steal()</script></head>');
    const { scripts, unknownScripts } = sent(injected, { readStyle });
    expect([scripts, unknownScripts]).toEqual([whole.scripts, 1]);
  });
});
