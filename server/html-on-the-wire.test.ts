import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompression } from './compress.ts';
import { takeDataAddress } from './page-data.ts';
import { page, serve } from './testing/html-response.ts';
import { askRaw } from './testing/raw.ts';

const WHOLE = page(`<script>a()</script>${'<p>É longa, e muito.</p>'.repeat(400)}`);
const MISSING = page(`<meta name="passarela:status" content="404"/>${'<p>Nada aqui.</p>'.repeat(400)}`);

/** As a list is: much that repeats, and what does not. */
const LIST = page(
  Array.from(
    { length: 400 },
    (_, at) => `<li><a href="/modelos/${at}">${(at * 7919) % 997} cm</a></li>`,
  ).join(''),
);

const site: RequestListener = (req, res) => {
  if (req.url === '/redirected') return res.writeHead(308, { Location: '/' }).end();
  if (req.headers['if-none-match'] === '"x"') return res.writeHead(304, { ETag: '"x"' }).end();
  const body = { '/missing': MISSING, '/list': LIST }[req.url ?? ''] ?? WHOLE;
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
  url = new URL(await serve(site, { compress: createCompression() }));
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

describe('a page that is asked for again', () => {
  const ask = async (path: string, coding = 'br') => {
    const { answers } = await askRaw(url, [{ path, headers: accepting(coding) }]);
    const { body, headers } = answers[0] ?? {};
    return { body, bytes: Number(headers?.get('content-length')), etag: headers?.get('etag') };
  };

  it('is sent in fewer bytes', async () => {
    const quick = await ask('/list');
    expect(quick.body).toBe(LIST);
    expect(await ask('/list')).toEqual(quick);
    await expect.poll(async () => (await ask('/list')).bytes).toBeLessThan(quick.bytes * 0.95);
    expect((await ask('/list')).body).toBe(LIST);
  });

  it('has an ETag once its bytes stay, so that a cache in front asks for these', async () => {
    expect((await ask('/list')).etag).toBe(undefined);
    const quick = await ask('/list');
    await expect.poll(async () => (await ask('/list')).etag).toBe('"x"');
    expect((await ask('/list')).bytes).toBeLessThan(quick.bytes);
    for (const coding of ['gzip', 'identity']) expect((await ask('/list', coding)).etag).toBe('"x"');
  });

  it('is not one whose first visitor asks for its data', async () => {
    url = new URL(await serve(site, { before: takeDataAddress }));
    const quick = await ask('/list');
    await ask('/page-data/list');
    await delay(500);
    expect(await ask('/list')).toEqual(quick);
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
