import type { APIRequestContext } from '@playwright/test';
import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import { WHOLE } from './support/sample';
import { firstIds } from './support/talents';
import { expect, test } from './support/test';

/** The requests of chat previews, and how much of a page they read. */
const READERS = {
  WhatsApp: { 'User-Agent': 'WhatsApp/2.24.20.89 A', Accept: '*/*' },
  Facebook: {
    'User-Agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    Range: 'bytes=0-524287',
    Accept: '*/*',
  },
  X: { 'User-Agent': 'Twitterbot/1.0', Accept: '*/*' },
  LinkedIn: {
    'User-Agent': 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    Accept: 'text/html',
  },
} as const;

const READ_BYTES = 100_000;
const IMAGE_MAX_BYTES = 250_000;

const PAGES = {
  pt: [
    '/',
    '/modelos',
    '/modelos/homens',
    '/elenco',
    '/sobre',
    '/contato',
    '/seja-modelo',
    '/privacidade',
    '/favoritos',
    '/blog',
  ],
  en: [
    '/en',
    '/en/models',
    '/en/models/man',
    '/en/casting',
    '/en/about',
    '/en/contact',
    '/en/be-a-model',
    '/en/privacy',
    '/en/favorites',
    '/en/blog',
  ],
};

function metaOf(html: string) {
  const found = new Map<string, string>();
  const parser = new Parser({
    onopentag(name, at) {
      const key = at.property ?? at.name;
      if (name === 'meta' && key && !found.has(key)) found.set(key, at.content ?? '');
    },
  });
  parser.end(html);
  return found;
}

async function firstOf(request: APIRequestContext, part: string, isEnglish: boolean) {
  const xml = await (await request.get(`/sitemaps/${part}-1.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return paths.find((path) => path.startsWith('/en/') === isEnglish) ?? '';
}

async function expectImage(request: APIRequestContext, url: string) {
  const answer = await request.get(url, { headers: { Accept: '*/*' } });
  expect(answer.status(), url).toBe(200);
  expect(answer.headers()['content-type'], url).toBe('image/jpeg');
  expect(answer.headers()['cache-control'], url).toContain('immutable');
  const bytes = await answer.body();
  expect(bytes.length, url).toBeLessThanOrEqual(IMAGE_MAX_BYTES);
  expect(await sharp(bytes).metadata(), url).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
}

for (const [lang, fixed] of Object.entries(PAGES)) {
  test(`every page type previews in chats, ${lang}`, WHOLE, async ({ request, baseURL }) => {
    test.setTimeout(120_000);
    const isEnglish = lang === 'en';
    const pages = [
      ...fixed,
      await firstOf(request, 'talents', isEnglish),
      await firstOf(request, 'posts', isEnglish),
    ];
    const images = new Set<string>();
    for (const path of pages) {
      for (const [reader, headers] of Object.entries(READERS)) {
        const answer = await request.get(path, { headers });
        expect([200, 206], `${reader} ${path}`).toContain(answer.status());
        const html = (await answer.body()).subarray(0, READ_BYTES).toString('utf8');
        const meta = metaOf(html);
        const of = (key: string) => meta.get(key) ?? '';
        const at = `${reader} reads ${path}`;
        expect(html, at).toMatch(/<title>[^<]{2,}<\/title>/);
        expect(of('description').length, at).toBeGreaterThan(20);
        expect(of('og:title').length, at).toBeGreaterThan(1);
        expect(of('og:description'), at).toBe(of('description'));
        expect(of('og:url'), at).toMatch(new RegExp(`^${new URL(baseURL ?? '').origin}`));
        expect(of('og:image:width') + of('og:image:height'), at).toBe('1200630');
        expect(of('og:image:alt').length, at).toBeGreaterThan(1);
        expect(of('og:image:type'), at).toBe('image/jpeg');
        expect(of('og:locale'), at).toBe(isEnglish ? 'en_US' : 'pt_BR');
        expect(of('twitter:card'), at).toBe('summary_large_image');
        expect(of('twitter:image'), at).toBe(of('og:image'));
        images.add(of('og:image'));
      }
    }
    for (const url of images) await expectImage(request, url);
  });
}

test('pages have pictures and titles of their own, talents a sentence [S45.15 S60.1 S66.16 S72.30]', async ({
  request,
}) => {
  const metas = async (paths: string[]) =>
    Promise.all(paths.map(async (path) => metaOf(await (await request.get(path)).text())));
  const pages = await metas(['/', '/sobre', '/contato', '/seja-modelo', '/privacidade', '/en/privacy']);
  expect(new Set(pages.map((meta) => meta.get('og:image'))).size).toBe(pages.length);
  const talents = await metas([
    await firstOf(request, 'talents', false),
    await firstOf(request, 'talents', true),
  ]);
  const [pt, en] = talents.map((meta) => meta.get('og:description'));
  expect(pt).toMatch(/ (é modelo|faz parte do elenco) da agência Passarela\. Veja o book( dela| dele)?\./);
  expect(en).toMatch(/ (is a model with|is in the cast of) the Passarela agency\. See (her|his|the) book\./);
  const titleOf = async (path: string) =>
    /<title>([^<]*)<\/title>/.exec(await (await request.get(path)).text())?.[1] ?? '';
  expect(await titleOf('/')).toMatch(/^Home\b/);
  expect(await titleOf('/en')).toMatch(/^Home\b/);
  expect(await titleOf('/modelos')).toMatch(/^Modelos\b/);
  expect(await titleOf('/en/be-a-model')).toMatch(/^Be a model\b/i);
  const profile = await firstOf(request, 'talents', false);
  const html = await (await request.get(profile)).text();
  const name = metaOf(html).get('og:title') ?? '';
  expect(await titleOf(profile)).toBe(`${name} | Passarela`);
  const post = await firstOf(request, 'posts', true);
  const title = metaOf(await (await request.get(post)).text()).get('og:title') ?? '';
  expect(await titleOf(post)).toBe(`${title} | Blog`);
});

test('a shared selection previews with its first faces, whatever its sender wrote', async ({ request }) => {
  const ids = firstIds(5);
  const imageOf = async (query: string) =>
    new URL(metaOf(await (await request.get(`/favoritos?${query}`)).text()).get('og:image') ?? '').pathname;
  const image = await imageOf(`ids=${ids.join(',')}`);
  expect(image).toContain(`/social/pt/selection-${ids.slice(0, 4).join('.')}-`);
  expect(await imageOf(`ids=${ids.join(',')}&title=Outro&note-${ids[0]}=Nota`)).toBe(image);
  const answer = await request.get(image);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, max-age=86400',
  });
  const bytes = await answer.body();
  expect(bytes.length).toBeLessThanOrEqual(IMAGE_MAX_BYTES);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const [first] = ids;
  const former = `/social/pt/selection-${first}.987654-0123456789.jpg`;
  const moved = await request.get(former, { maxRedirects: 0 });
  expect(moved.status()).toBe(302);
  expect(new URL(moved.headers().location ?? '').pathname).toMatch(
    new RegExp(`/selection-${first}-[0-9a-f]{10}`),
  );
  expect((await request.get('/social/pt/selection-987654-0123456789.jpg')).status()).toBe(404);
});

test('a range or a HEAD breaks no page and no image; yesterday’s address of an image leads to today’s', async ({
  request,
}) => {
  const whole = await (await request.get('/modelos')).text();
  const image = metaOf(whole).get('og:image') ?? '';
  for (const url of ['/modelos', '/en', image]) {
    const head = await request.head(url);
    expect(head.status(), url).toBe(200);
    expect((await head.body()).length, url).toBe(0);
    for (const range of ['bytes=0-524287', 'bytes=0-99', 'bytes=999999999-']) {
      const answer = await request.get(url, { headers: { Range: range } });
      expect([200, 206], `${url} ${range}`).toContain(answer.status());
      const length = (await answer.body()).length;
      expect(length, `${url} ${range}`).toBeGreaterThan(99);
    }
  }
  const today = new URL(image).pathname;
  const yesterday = today.replace(/-[0-9a-f]{10}\.jpg$/, '-0123456789.jpg');
  const answer = await request.get(yesterday, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(new URL(answer.headers().location ?? '', 'http://x').pathname).toBe(today);
  for (const never of ['pt/talent-models-987654-0123456789', 'pt/anything', 'fr/list-models-all-0123456789'])
    expect((await request.get(`/social/${never}.jpg`)).status(), never).toBe(404);
});
