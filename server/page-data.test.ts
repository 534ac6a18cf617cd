import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { ENTRY, READY } from './next-scripts.ts';
import { takeDataAddress } from './page-data.ts';
import { fetchedAfterPaint } from './paint-scripts.ts';
import { serve } from './testing/html-response.ts';

const ENTRY_SCRIPT = `<script>${ENTRY.before}{"otherChunks":[],"runtimeModuleIds":[1]}${ENTRY.after}</script>`;
const page = (text: string) =>
  `<html><head><script src="/_next/static/chunks/a.js" async=""></script></head><body><p>${text}</p>${ENTRY_SCRIPT}<script>${READY}</script><script>self.__next_f.push([1,"0:data of ${text}"])</script></body></html>`;

type Answered = { text: string; cache?: string | null; status?: number; cookie?: string };

/** A site whose page says what `answer` gives at that time; tells which addresses it was asked for. */
async function site(answer: () => Answered) {
  const paths: string[] = [];
  const listener: RequestListener = (req, res) => {
    const { text, cache = 'HIT', status, cookie } = answer();
    paths.push(req.url ?? '');
    res.setHeader('ETag', `"${text}"`);
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.setHeader('Cache-Control', 's-maxage=3600');
    if (cache) res.setHeader('x-nextjs-cache', cache);
    if (cookie) res.setHeader('Set-Cookie', cookie);
    const meta = status ? `<meta name="passarela:status" content="${status}"/>` : '';
    res.end(page(text).replace('</head>', `${meta}</head>`));
  };
  const origin = await serve(listener, { before: takeDataAddress });
  const open = async (path: string) => fetchedAfterPaint(await (await fetch(origin + path)).text());
  return { origin, paths, open, dataOf: (path: string) => fetch(`${origin}/page-data${path}`) };
}

it.each(['HIT', 'MISS', 'STALE'])(
  'the data of a cached page (%s) lie at an address of their own',
  async (cache) => {
    const { paths, open, dataOf } = await site(() => ({ text: 'Ana', cache }));
    const { data } = await open('/modelos?filtros=1');
    const answer = await dataOf('/modelos?filtros=1');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(`${data}0:data of Ana`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/x-component; charset=utf-8',
      'cache-control': 's-maxage=3600',
      'cache-tag': 'pages',
      etag: '"Ana"',
    });
    expect(answer.headers.has('content-security-policy')).toBe(false);
    expect(paths).toEqual(['/modelos?filtros=1', '/modelos?filtros=1']);
  },
);

it('data are those of the page as it is now, and say so', async () => {
  let text = 'Ana';
  const { open, dataOf } = await site(() => ({ text }));
  const { data } = await open('/');
  text = 'Bia';
  const answer = await (await dataOf('/')).text();
  expect(answer).toBe(`${(await open('/')).data}0:data of Bia`);
  expect(answer.startsWith(String(data))).toBe(false);
});

it.each<[string, Partial<Answered>, number, string]>([
  ['is rendered for one visitor', { cache: null }, 404, 'no-store'],
  ['brings a cookie', { cookie: 'a=b' }, 404, 'no-store'],
  ['says that something is missing', { status: 404 }, 404, 'public, max-age=0, s-maxage=60'],
  ['says that somebody left', { status: 410 }, 410, 'public, max-age=0, s-maxage=60'],
  ['says that the service is away', { status: 503 }, 503, 'no-store'],
])('a page that %s keeps its data', async (_, over, status, life) => {
  const { open, dataOf } = await site(() => ({ text: 'Ana', ...over }));
  expect(await open('/')).not.toHaveProperty('data');
  const answer = await dataOf('/');
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toBe(life);
  expect(await answer.text()).toBe('');
});

it.each(['/page-data', '/page-datas/', '/x/page-data/'])('%s is an address like any other', async (path) => {
  const { origin, paths } = await site(() => ({ text: 'Ana' }));
  await fetch(origin + path);
  expect(paths).toEqual([path]);
});
