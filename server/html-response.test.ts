import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type RequestListener, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { setSharedCacheHeaders } from './headers.ts';
import { createPageStyles } from './html-response.ts';
import { hashSources } from './policy.ts';
import { html, marked, OWN_SCRIPTS, page, serve } from './testing/html-response.ts';

const OURS = hashSources(Object.values(OWN_SCRIPTS));
const scriptOf = (text: string) => `push(${JSON.stringify(text)})`;
/** A script as Next writes it with a nonce. */
const data = (text: string, attributes = '') =>
  `<script${attributes} nonce="NONCE">${scriptOf(text)}</script>`;
const sourcesIn = (csp: string | null) => /script-src 'self' ([^;]*)/.exec(csp ?? '')?.[1]?.split(' ');
const asks = (status: number) => `<meta name="passarela:status" content="${status}"/><h1>é</h1>`;

it('a text of ours has no policy, and a page asks for TLS only where there is TLS', async () => {
  const text = await fetch(await serve((_req, res) => res.end('x')));
  expect(text.headers.has('content-security-policy')).toBe(false);
  const answer = await fetch(await serve(html(''), { isHttps: false }));
  expect(answer.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
});

it('a page that is painted first asks for nothing in its headers: it has its styles, and its typefaces wait', async () => {
  const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
  const send = (body: string) =>
    serve(
      (req, res) => {
        res.setHeader('Link', '</_next/static/chunks/a.css>; rel=preload; as="style"');
        html(body)(req, res);
      },
      { readStyle: () => 'p{color:red}' },
    );
  const whole = await fetch(await send(`${sheet}</body></html><html><head></head><body>`));
  expect(whole.headers.get('link')).toBeNull();
  expect((await fetch(await send('<p>é</p>'))).headers.get('link')).toContain('a.css');
});

describe('the policy of a page', () => {
  it('allows its inline scripts by hash, and nothing unsafe', async () => {
    const url = await serve(html(`${data('a')}${data('a')}<script src="/x.js" nonce="NONCE"></script>`));
    const answer = await fetch(url);
    const csp = answer.headers.get('content-security-policy') ?? '';
    const [hash] = hashSources([scriptOf('a')]);
    const sent = `<script>${scriptOf('a')}</script>`;
    expect(await answer.text()).toBe(page(`${sent}${sent}<script src="/x.js"></script>`));
    expect(csp.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${hash} ${OURS.join(' ')}`,
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
    [data('a'), ['a']],
    [data('a', ' async id="_R_"') + data('b').replaceAll('script', 'SCRIPT'), ['a', 'b']],
    ['<script type="application/ld+json">{"a":1}</script>', []],
    ['<script></script><script src="a.js" nonce="NONCE"></script>', []],
    ['<scripted nonce="NONCE">no</scripted>', []],
  ])('allows of %s the scripts that Next vouches for', async (body, texts) => {
    const csp = (await fetch(await serve(html(body)))).headers.get('content-security-policy');
    expect(sourcesIn(csp)).toEqual([...hashSources(texts.map(scriptOf)), ...OURS]);
  });

  it.each([
    '<script>push("a")</script>',
    '<script nonce="">push("a")</script>',
    '<script nonce="00000000-0000-4000-8000-000000000000">push("a")</script>',
    '<script data-x=">" >push("a")</script>',
  ])('allows no script that somebody wrote into a page, in whatever form: %s', async (injected) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const csp = (await fetch(await serve(html(injected)))).headers.get('content-security-policy');
    expect(sourcesIn(csp)).toEqual(OURS);
    expect(String(warn.mock.calls[0])).toContain('blocked');
  });

  it("lets nobody know the nonce, of a page, of its data and of the router's", async () => {
    const body = `${data('{"nonce":"NONCE"}')}<link rel="preload" nonce="NONCE"/>`;
    const url = await serve((req, res) => {
      if (req.url === '/') return html(body)(req, res);
      res.setHeader('Content-Type', 'text/x-component');
      return res.end(marked(req, '1:{"nonce":"NONCE"}'));
    });
    expect(await (await fetch(url)).text()).toBe(
      page(`<script>${scriptOf('{"nonce":""}')}</script><link rel="preload"/>`),
    );
    expect(await (await fetch(`${url}/data`)).text()).toBe('1:{"nonce":""}');
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

  it.each(
    [
      '/selecao/abc',
      '/en/selection/abc',
      '/selection/abc?person=x',
      '/previa?token=x',
      '/en/preview?token=x',
    ].flatMap((path) => [404, 410, 429, 503].map((status) => [path, status] as const)),
  )('stays with whom a link was sent to: %s answers %i to no cache', async (path, status) => {
    const before: RequestListener = (req, res) => setSharedCacheHeaders(req, res);
    const answer = await fetch((await serve(html(asks(status)), { before })) + path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-accel-expires')).toBeNull();
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

it('a style sheet inside a page finds the files that it named from its own folder', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'styles-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const chunks = path.join(dir, '.next', 'static', 'chunks');
  mkdirSync(chunks, { recursive: true });
  writeFileSync(path.join(chunks, 'a.css'), '@font-face{src:url(../media/a.woff2)}');
  const readStyle = createPageStyles(dir);
  expect(readStyle('/_next/static/chunks/a.css')).toBe('@font-face{src:url(/_next/static/media/a.woff2)}');
  expect(readStyle('/_next/static/chunks/b.css')).toBeNull();
});

const SCRIPT = '<script>push("a")</script>';

describe('an answer written in pieces', () => {
  it('arrives whole when it is HTML, with its real length', async () => {
    const url = await serve(async (_req, res) => {
      res.statusCode = 200;
      res.setHeader('Content-Type', 'text/html');
      res.flushHeaders();
      res.write('<html>');
      await new Promise((resolve) => res.write(Buffer.from(`é${SCRIPT}`), resolve));
      res.write('c3A=', 'base64');
      res.end('</html>');
    });
    const answer = await fetch(url);
    expect(await answer.text()).toBe(`<html>é${SCRIPT}sp</html>`);
    expect(answer.headers.get('content-security-policy')).toContain('sha256-');
    expect(answer.headers.get('content-length')).toBe('43');
  });

  it('passes through at once when it is anything else', async () => {
    const url = await serve((_req, res) => {
      res.writeHead(206, 'Some', { 'Content-Type': 'text/plain' });
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
