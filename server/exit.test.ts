import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { scriptHashes } from './csp.ts';
import { createExit } from './exit.ts';

const options = {
  siteUrl: 'https://site.example',
  storageOrigin: 'https://media.example',
  isHttps: true,
  isDev: false,
};
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener, over = {}) {
  const exit = createExit({ ...options, ...over });
  server = createServer((req, res) => {
    exit(req, res);
    listener(req, res);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const page = (body: string) => `<!DOCTYPE html><html><body>${body}</body></html>`;
const html: (body: string, status?: number) => RequestListener =
  (body, status = 200) =>
  (_req, res) => {
    res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 's-maxage=3600' });
    res.end(page(body));
  };
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
    server?.close();
    const answer = await fetch(await serve(html('missing', 404)));
    expect(answer.headers.get('cache-control')).toContain('s-maxage=60');
  });
});

describe('an answer written in pieces', () => {
  it('arrives whole when it is HTML, with its real length', async () => {
    const url = await serve(async (_req, res) => {
      res.statusCode = 200;
      res.setHeader('Content-Type', 'text/html');
      res.flushHeaders();
      res.write('<html>');
      await new Promise((resolve) => res.write(Buffer.from('é<script>a()</script>'), resolve));
      res.write('c3A=', 'base64');
      res.end('</html>');
    });
    const answer = await fetch(url);
    expect(await answer.text()).toBe('<html>é<script>a()</script>sp</html>');
    expect(answer.headers.get('content-security-policy')).toContain('sha256-');
    expect(answer.headers.get('content-length')).toBe('37');
  });

  it('passes through at once when it is anything else', async () => {
    const url = await serve((_req, res) => {
      res.writeHead(206, 'Some', { 'Content-Type': 'text/x-component' });
      res.write('first');
    });
    const reader = (await fetch(url)).body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe('first');
    await reader?.cancel();
  });

  it('of 50 MB goes through whole', async () => {
    const url = await serve((_req, res) => {
      res.setHeader('Content-Type', 'video/mp4');
      const chunk = Buffer.alloc(1024 * 1024);
      let left = 50;
      const more = () => {
        while (left-- > 0) if (!res.write(chunk)) return res.once('drain', more);
        return res.end();
      };
      more();
    });
    expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(50 * 1024 * 1024);
  });

  it('survives a visitor who leaves', async () => {
    const arrived = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    const url = await serve((req, res) => {
      res.setHeader('Content-Type', 'text/html');
      res.write('<html>');
      if (req.url === '/stays') return res.end('</html>');
      res.once('close', () => {
        res.end('</html>');
        left.resolve();
      });
      return arrived.resolve();
    });
    const leaving = request(url);
    leaving.on('error', () => undefined);
    leaving.end();
    await arrived.promise;
    leaving.destroy();
    await left.promise;
    expect((await fetch(`${url}/stays`)).status).toBe(200);
  });

  it('with 304 stays without policy, so that the kept page keeps its own', async () => {
    const url = await serve((_req, res) => {
      res.setHeader('ETag', '"x"');
      res.statusCode = 304;
      res.end();
    });
    const answer = await fetch(url, { headers: { 'if-none-match': '"x"' } });
    expect(answer.status).toBe(304);
    expect(answer.headers.has('content-security-policy')).toBe(false);
  });
});

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
  const asBrowser = { accept: 'text/html,*/*;q=0.8' };

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
    server?.close();
    const inDevelopment = await fetch(await serve(html('stack', 500), { isDev: true }));
    expect(await inDevelopment.text()).toBe(page('stack'));
  });
});
