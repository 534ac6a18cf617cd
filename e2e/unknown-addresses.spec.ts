import { expect, test } from '@playwright/test';
import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { h1Of } from './support/addresses';
import { MODEL } from './support/talents';

// Whatever somebody types, guesses or scans for: our own 404 in the language of the address, readable without JS.
const MISSING: [path: string, lang: string][] = [
  ['/x.pdf', 'pt-BR'],
  ['/modelos/x.html', 'pt-BR'],
  ['/elenco/x.json', 'pt-BR'],
  ['/blog/x.txt', 'pt-BR'],
  ['/.env', 'pt-BR'],
  ['/.well-known/change-password', 'pt-BR'],
  ['/wp-login.php', 'pt-BR'],
  ['/en/foo.txt', 'en'],
  ['/en/robots.txt', 'en'],
  ['/en/images/x.png', 'en'],
  ['/en/blog/x.xml', 'en'],
  ['/%2Fevil.example', 'pt-BR'],
  [`/${'a'.repeat(3_000)}`, 'pt-BR'],
  [`/en/blog/${'a'.repeat(3_000)}`, 'en'],
  ['/_next/foo', 'pt-BR'],
  ['/feed/pt.xml/x', 'pt-BR'],
  ['/sitemaps', 'pt-BR'],
];

test('an address of nothing is a 404 of ours, with a way home, before any script', async ({ request }) => {
  for (const [path, lang] of MISSING) {
    const answer = await request.get(path);
    const text = await answer.text();
    const where = path.slice(0, 60);
    expect([answer.status(), text.includes(`<html lang="${lang}"`)], where).toEqual([404, true]);
    const { Errors } = lang === 'en' ? english : portuguese;
    expect(h1Of(text), where).toBe(Errors.notFound);
    expect(text, 'a number is no greeting').not.toMatch(/>\s*404\s*</);
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    expect(main, where).toMatch(lang === 'en' ? /href="\/en"[^>]*>HOME</ : /href="\/"[^>]*>Início</);
  }
});

test('nothing that a visitor typed stands in the page that the next one gets', async ({
  request,
  baseURL,
}) => {
  const { id } = MODEL;
  const pairs = [
    [`/modelos/${id}/zzz-typed`, `/modelos/homens/${id}/other`],
    ['/modelos/99999997/zzz-typed', '/modelos/99999997/other'],
    ['/en/blog/zzz-typed', '/en/blog/other'],
    ['/zzz-typed/path', '/other/path'],
    ['/_next/zzz-typed', '/_next/other'],
  ] as const;
  for (const [typed, other] of pairs) {
    for (const method of ['POST', 'HEAD', 'GET']) await request.fetch(typed, { method });
    for (const path of [typed, other]) {
      const text = await (await request.get(path)).text();
      expect(text.includes('zzz-typed'), path).toBe(false);
    }
  }
  // the id decides on a talent also where the name looks like a file
  const { path: href } = MODEL;
  const answer = await request.get(`${href}.png`);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain(`<link rel="canonical" href="${baseURL}${href}"`);
});

test('an unknown address of the API is nothing, as data; the files that are there are files', async ({
  request,
}) => {
  const unknown = [
    '/api',
    '/api/foo',
    '/api/posts',
    '/api/talents/pt/models',
    '/api/posts/pt/99',
    '/api/.env',
  ];
  for (const path of unknown) {
    for (const method of ['GET', 'POST']) {
      if (path === '/api/posts/pt/99' && method === 'POST') continue;
      const answer = await request.fetch(path, { method });
      expect(answer.status(), path).toBe(404);
      expect(await answer.json(), path).toEqual({ message: expect.any(String) });
    }
  }
  const files = [
    ['/favicon.ico', 'image/x-icon'],
    ['/icon.svg', 'image/svg+xml'],
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/feed/en.xml', 'application/atom+xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/healthz', 'text/plain'],
  ] as const;
  for (const [path, type] of files) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toContain(type);
    expect((await request.post(path)).status(), path).toBe(405);
  }
});
