import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, serve } from './testing/html-response.ts';
import { askRaw } from './testing/raw.ts';

const WHOLE = page(`<script>a()</script>${'<p>É longa, e muito.</p>'.repeat(400)}`);
const MISSING = page(`<meta name="passarela:status" content="404"/>${'<p>Nada aqui.</p>'.repeat(400)}`);

const site: RequestListener = (req, res) => {
  if (req.url === '/redirected') return res.writeHead(308, { Location: '/' }).end();
  if (req.headers['if-none-match'] === '"x"') return res.writeHead(304, { ETag: '"x"' }).end();
  const body = { '/missing': MISSING }[req.url ?? ''] ?? WHOLE;
  res.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'rsc',
    ...(req.url !== '/uncached' && { ETag: req.url === '/missing' ? '"m"' : '"x"' }),
  });
  if (req.url === '/uncached') res.write(body.slice(0, 100));
  return res.end(req.url === '/uncached' ? body.slice(100) : body);
};

let url: URL;
beforeEach(async () => {
  url = new URL(await serve(site));
});

const CODINGS = ['br', 'gzip', 'identity'];
const accepting = (coding: string) => [`Accept-Encoding: ${coding}`];
const codingOf = (headers: Map<string, string>) => headers.get('content-encoding') ?? 'identity';

describe.each(CODINGS)('a page sent as %s', (coding) => {
  it.each(['/', '/uncached'])('from %s says its length and leaves the connection open', async (path) => {
    for (let turn = 0; turn < 2; turn += 1) {
      const { answers, isClosed } = await askRaw(url, [{ path, headers: accepting(coding) }]);
      expect(answers).toEqual([expect.objectContaining({ status: 200, body: WHOLE, isWhole: true })]);
      expect(codingOf(answers[0]?.headers ?? new Map())).toBe(coding);
      expect(answers[0]?.headers.get('vary')).toMatch(/rsc.*accept-encoding/i);
      expect(isClosed).toBe(false);
    }
  });

  it('comes with its length to HTTP/1.0 too', async () => {
    const asked = { version: '1.0', headers: accepting(coding) } as const;
    const closing = await askRaw(url, [asked]);
    expect(closing).toMatchObject({ answers: [{ body: WHOLE, isWhole: true }], isClosed: true });
    const kept = await askRaw(url, [{ ...asked, headers: [...asked.headers, 'Connection: keep-alive'] }]);
    expect(kept).toMatchObject({ answers: [{ body: WHOLE, isWhole: true }], isClosed: false });
  });

  it('is one of many on a connection: pages, a 404, a 304, a redirect, HEAD', async () => {
    const headers = accepting(coding);
    const { answers, isClosed } = await askRaw(url, [
      { headers },
      { path: '/missing', headers },
      { headers: [...headers, 'If-None-Match: "x"'] },
      { path: '/redirected', headers },
      { method: 'HEAD', headers },
      { headers },
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 304, 308, 200, 200]);
    expect(answers.map(({ body }) => body)).toEqual([WHOLE, MISSING, '', '', '', WHOLE]);
    const [first, , , , head] = answers;
    for (const name of ['content-length', 'content-encoding']) {
      expect(head?.headers.get(name)).toBe(first?.headers.get(name));
    }
    expect(isClosed).toBe(false);
  });
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['deflate', 'identity'],
  ['*', 'br'],
  ['', 'identity'],
])('of %j the answer is %s', async (accepted, coding) => {
  const { answers } = await askRaw(url, [{ headers: accepting(accepted) }]);
  expect(codingOf(answers[0]?.headers ?? new Map())).toBe(coding);
  expect(answers[0]).toMatchObject({ body: WHOLE, isWhole: true });
});

const FEED = `<feed>${'<entry>É longa.</entry>'.repeat(400)}</feed>`;

describe('a text that is no page', () => {
  const types = ['application/atom+xml; charset=utf-8', 'application/json', 'text/plain', 'image/svg+xml'];

  it.each([...types.map((type) => [type, 'br']), ...CODINGS.map((coding) => ['text/x-component', coding])])(
    'of type %s is sent as %s, once, with its length',
    async (type, coding) => {
      const feed = new URL(
        await serve((_req, res) =>
          res
            .setHeader('Content-Type', type)
            .writeHead(200, { ETag: '"f"', Vary: 'Accept-Encoding' })
            .end(FEED),
        ),
      );
      const { answers, isClosed } = await askRaw(feed, [{ headers: accepting(coding) }]);
      expect(answers).toEqual([expect.objectContaining({ status: 200, body: FEED, isWhole: true })]);
      expect(codingOf(answers[0]?.headers ?? new Map())).toBe(coding);
      expect(answers[0]?.headers.get('vary')).toBe('Accept-Encoding');
      expect(answers[0]?.headers.get('etag')).toBe('"f"');
      expect(isClosed).toBe(false);
    },
  );

  it.each<[string, number, Record<string, string>]>([
    ['a picture', 200, { 'content-type': 'image/webp' }],
    ['a part', 206, { 'content-type': 'text/plain', 'content-range': 'bytes 0-9/100' }],
    ['packed already', 200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' }],
  ])('%s stays as it is', async (_what, status, headers) => {
    const file = await serve((_req, res) =>
      res.writeHead(status, headers).end(headers['content-encoding'] ? gzipSync(FEED) : FEED),
    );
    const { answers } = await askRaw(new URL(file), [{ headers: accepting('br') }]);
    expect(answers[0]?.headers.get('content-encoding')).toBe(headers['content-encoding']);
    expect(answers[0]?.headers.has('vary')).toBe(false);
    expect(answers[0]?.body).toBe(FEED);
  });

  it('is not called empty by HEAD', async () => {
    const url = await serve((req, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': FEED.length });
      res.end(req.method === 'HEAD' ? undefined : FEED);
    });
    const answer = await fetch(`${url}/api/x`, { method: 'HEAD' });
    expect(answer.headers.get('content-length')).toBe(String(FEED.length));
  });
});
