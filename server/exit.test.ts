import { describe, expect, it } from 'vitest';
import { scriptHashes } from './csp.ts';
import { html, page, serve } from './testing/exit.ts';

const asks = (status: number) => `<meta name="passarela:status" content="${status}"/><h1>é</h1>`;

describe('every answer', () => {
  it('carries the common headers', async () => {
    const answer = await fetch(
      await serve((_req, res) => {
        res.writeHead(200, { 'Content-Type': 'text/plain' });
        res.end('x');
      }),
    );
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(answer.headers.has('content-security-policy')).toBe(false);
    expect(answer.headers.get('permissions-policy')).toContain('camera=()');
  });

  it('promises TLS only where there is TLS', async () => {
    const answer = await fetch(await serve(html(''), { isHttps: false }));
    expect(answer.headers.has('strict-transport-security')).toBe(false);
    expect(answer.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });
});

describe('the policy of a page', () => {
  it('allows its inline scripts by hash, and nothing unsafe', async () => {
    const url = await serve(html('<script>a()</script><script>a()</script><script src="/x.js"></script>'));
    const csp = (await fetch(url)).headers.get('content-security-policy') ?? '';
    const [hash] = scriptHashes('<script>a()</script>');
    expect(csp.split('; ')).toEqual([
      "default-src 'self'",
      `script-src 'self' ${hash}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob: https://media.example",
      "media-src 'self' https://media.example",
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
      "connect-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      'upgrade-insecure-requests',
    ]);
  });

  it.each([
    ['<script>alert(1)</script>', 1],
    ['<script async id="_R_">a()</script><SCRIPT>b()</SCRIPT>', 2],
    ['<script type="application/ld+json">{"a":1}</script>', 0],
    ['<script type="module">a()</script>', 1],
    ['<script></script><script src="a.js"></script>', 0],
    ['<script>a("<script>")</script>', 1],
    ['<scripted>no</scripted>', 0],
  ])('finds in %s %i scripts', (body, count) => {
    expect(scriptHashes(body)).toHaveLength(count);
  });

  it('follows the page when its ETag changes, and is the same when it does not', async () => {
    let body = '<script>a()</script>';
    const url = await serve((_req, res) => {
      res.setHeader('ETag', `"${body.length}-${body.charCodeAt(8)}"`);
      res.setHeader('Content-Type', 'text/html');
      res.end(page(body));
    });
    const csp = async () => (await fetch(url)).headers.get('content-security-policy');
    const first = await csp();
    expect(await csp()).toBe(first);
    body = '<script>b()</script>';
    expect(await csp()).not.toBe(first);
  });
});

describe('a page that asks for a status', () => {
  it.each([
    [404, 'public, max-age=0, s-maxage=60', null],
    [410, 'public, max-age=0, s-maxage=60', null],
    [503, 'no-store', '10'],
  ])('gets %i', async (status, cacheControl, retryAfter) => {
    const answer = await fetch(await serve(html(asks(status))));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe(cacheControl);
    expect(answer.headers.get('retry-after')).toBe(retryAfter);
    expect(await answer.text()).toBe(page(asks(status)));
  });

  it('gets it for HEAD too, without a body', async () => {
    const url = await serve((req, res) => html(req.method === 'GET' ? asks(410) : '')(req, res));
    const answer = await fetch(url, { method: 'HEAD' });
    expect(answer.status).toBe(410);
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(page(asks(410)))));
    expect(await answer.text()).toBe('');
  });

  it('is not any page that merely speaks of it', async () => {
    const text =
      '&lt;meta name="passarela:status" content="404"/&gt;<meta name="passarela:status" content="302"/>';
    expect((await fetch(await serve(html(text)))).status).toBe(200);
  });

  it('keeps an error that Next has set, and 404 pages are kept briefly', async () => {
    expect((await fetch(await serve(html(asks(404), 502)))).status).toBe(502);
    const answer = await fetch(await serve(html('missing', 404)));
    expect(answer.headers.get('cache-control')).toContain('s-maxage=60');
  });
});
