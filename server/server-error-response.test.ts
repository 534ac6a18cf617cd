import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
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
    expect(body).toContain('<h1>Something went wrong.</h1>');
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
    const inDevelopment = await fetch(await serve(html('stack', 500), { serverError: null }));
    expect(await inDevelopment.text()).toBe(page('stack'));
  });
});
