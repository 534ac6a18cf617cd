import { describe, expect, it } from 'vitest';
import { scriptHashes } from './csp.ts';
import { html, page, serve } from './testing/html-response.ts';

const data = (text: string) => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`;
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
    const url = await serve(html(`${data('a')}${data('a')}<script src="/x.js"></script>`));
    const csp = (await fetch(url)).headers.get('content-security-policy') ?? '';
    const [hash] = scriptHashes(data('a')).hashes;
    expect(csp.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${hash}`,
      expect.stringMatching(/^style-src 'self'( 'sha256-[^']+'){2}$/),
      "img-src 'self' data: blob: https://media.example",
      "media-src 'self' https://media.example",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      'upgrade-insecure-requests',
    ]);
  });

  it.each([
    [data('alert(1)'), 1],
    [`${data('a').replace('<script', '<script async id="_R_"')}${data('b').replace('script', 'SCRIPT')}`, 2],
    ['<script type="application/ld+json">{"a":1}</script>', 0],
    [data('a').replace('<script', '<script type="module"'), 1],
    ['<script></script><script src="a.js"></script>', 0],
    ['<scripted>no</scripted>', 0],
  ])('finds in %s %i scripts', (body, count) => {
    expect(scriptHashes(body)).toEqual({ hashes: Array(count).fill(expect.any(String)), unknown: 0 });
  });

  it('names the hosts of pictures that were found while the page was made [S92.2]', async () => {
    const hosts = ['https://media.example'];
    const url = await serve(
      (req, res) => {
        hosts.push('https://cdn.example');
        html('')(req, res);
      },
      { mediaOrigins: () => hosts },
    );
    const csp = (await fetch(url)).headers.get('content-security-policy') ?? '';
    expect(csp).toContain("img-src 'self' data: blob: https://media.example https://cdn.example;");
    expect(csp).toContain("media-src 'self' https://media.example https://cdn.example;");
  });

  it('follows the page when its ETag changes, and is the same when it does not', async () => {
    let body = data('a');
    const url = await serve((_req, res) => {
      res.setHeader('ETag', `"${body.length}-${body.charCodeAt(31)}"`);
      res.setHeader('Content-Type', 'text/html');
      res.end(page(body));
    });
    const csp = async () => (await fetch(url)).headers.get('content-security-policy');
    const first = await csp();
    expect(await csp()).toBe(first);
    body = data('b');
    expect(await csp()).not.toBe(first);
  });
});

describe('a page that asks for a status', () => {
  it.each([
    [404, 'public, max-age=0, s-maxage=60', null],
    [410, 'public, max-age=0, s-maxage=60', null],
    [503, 'no-store', '10'],
  ])('gets %i [S157.1]', async (status, cacheControl, retryAfter) => {
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
