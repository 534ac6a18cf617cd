import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { SERVER_ERROR_TEXTS } from '../components/errors/server-error-texts.ts';
import { LANGS, LANGUAGE_TAGS, type Lang } from '../lib/domain/languages.ts';
import { href } from '../lib/routes/href.ts';
import { elementsIn } from '../scripts/lib/elements.ts';
import { ownPages, unavailablePages } from './error-page.ts';
import { html, page, serve } from './testing/html-response.ts';

const plain: RequestListener = (_req, res) => {
  res.setHeader('ETag', '"x"');
  res.setHeader('Content-Type', 'text/plain');
  res.statusCode = 500;
  res.end('Internal Server Error');
};
const nothing: RequestListener = (_req, res) => {
  res.statusCode = 500;
  res.end();
};
const halfAPage: RequestListener = (_req, res) => {
  res.writeHead(200, { 'Content-Type': 'text/html', Link: '</x.js>; rel=preload' });
  res.write('<html>');
  res.statusCode = 500;
  res.end();
};

/** The texts of the page in its language, links with their address. */
function shown(html: string, lang: Lang) {
  const elements = elementsIn(html).filter(({ attributes }) => attributes.lang === LANGUAGE_TAGS[lang]);
  return elements.flatMap(({ name, text, attributes }) =>
    name === 'html' ? [] : [attributes.href === undefined ? text : `${text} ${attributes.href}`],
  );
}

describe('the page of an error nobody foresaw', () => {
  const pages = ownPages(500, 'Casa & Filha <b>');

  it.each(LANGS)('says what the screen says that breaks in a browser, and leads home: %s [S81.2]', (lang) => {
    const { server, serverHint, home, retry, code } = SERVER_ERROR_TEXTS[lang];
    const html = pages[lang].body.toString();
    expect(html).toContain(`<html lang="${LANGUAGE_TAGS[lang]}">`);
    expect(shown(html, lang)).toEqual([
      server,
      serverHint,
      `${home} ${href('home', {}, lang)}`,
      `${retry} `,
      `${code}:`,
    ]);
    expect(html).toContain('<title>500 | Casa &amp; Filha &lt;b&gt;</title>');
  });

  it('needs nothing but itself: its typefaces are in it, and it has no script', () => {
    const html = pages.pt.body.toString();
    expect(html.match(/url\(data:font\/woff2;base64,[\w+/]{9000,}=*\)/g)).toHaveLength(2);
    expect(html.match(/url\(/g)).toHaveLength(2);
    expect(html).not.toMatch(/<script|_next|\{(status|agency)\}/);
  });

  it('is what a front shows while every copy of the site is down, with status 503', () => {
    expect(unavailablePages('Casa').en).toContain('<title>503 | Casa</title>');
  });
});

describe('an error nobody foresaw', () => {
  const asBrowser = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'identity' };

  it.each([
    ['as a page of Next', html('<script>a()</script>', 500)],
    ['as plain text', plain],
    ['as nothing', nothing],
    ['in the middle of a page', halfAPage],
  ])('answered %s becomes the 500 screen', async (_how, listener) => {
    const answer = await fetch(`${await serve(listener)}/en/models`, { headers: asBrowser });
    const body = await answer.text();
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
    expect(answer.headers.has('etag') || answer.headers.has('link')).toBe(false);
    expect(body).toContain('<html lang="en">');
    expect(body).not.toContain('<script');
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'",
      `style-src 'sha256-${hash}'`,
      'font-src data:',
      "img-src 'self'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ]);
  });

  it('stays as it is for scripts that fetch data, and for developers', async () => {
    const answer = await fetch(await serve(plain), { headers: { accept: '*/*' } });
    expect(await answer.text()).toBe('Internal Server Error');
    const inDevelopment = await fetch(await serve(html('stack', 500), { isDev: true }));
    expect(await inDevelopment.text()).toBe(page('stack'));
  });
});
