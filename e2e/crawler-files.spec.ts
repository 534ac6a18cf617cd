import { xmllint } from './crawler/xmllint';
import { expect, test } from './support/test';

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

test('sitemaps are valid, and every part of the index is there', async ({ request }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const index = await answer.text();
  expect(await xmllint(index, 'siteindex.xsd')).toBe('');
  const parts = locations(index);
  expect(parts).toContain('/sitemaps/pages-1.xml');
  for (const part of parts) {
    const xml = await (await request.get(part)).text();
    expect(await xmllint(xml, 'sitemap.xsd'), part).toBe('');
    expect(xml.match(/<url>/g)?.length ?? 0, part).toBeLessThan(50_000);
  }
  expect((await request.get('/sitemaps/talents-99.xml')).status()).toBe(404);
  expect((await request.get('/sitemaps/people-1.xml')).status()).toBe(404);
});

test('talents and posts say when they changed and how they are called in the other language', async ({
  request,
}) => {
  for (const part of ['talents', 'posts']) {
    const xml = await (await request.get(`/sitemaps/${part}-1.xml`)).text();
    const urls = xml.split('<url>').slice(1);
    expect(urls.length).toBeGreaterThan(10);
    expect(urls.filter((url) => !url.includes('<lastmod>'))).toEqual([]);
    expect(urls.filter((url) => !url.includes('hreflang="x-default"'))).toEqual([]);
    expect(urls.filter((url) => url.includes('<image:loc>')).length > 100).toBe(part === 'talents');
  }
});

for (const lang of ['pt', 'en']) {
  test(`the feed in ${lang} is valid Atom with the posts whole`, async ({ request }) => {
    const answer = await request.get(`/feed/${lang}.xml`);
    expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    const xml = await answer.text();
    expect(await xmllint(xml, 'atom.rng')).toBe('');
    expect(xml.match(/<entry>/g)?.length).toBeGreaterThan(3);
    const [content = ''] = /<content type="html">[\s\S]*?<\/content>/.exec(xml) ?? [];
    expect(content.length).toBeGreaterThan(800);
    const page = await (await request.get(lang === 'pt' ? '/blog' : '/en/blog')).text();
    expect(page).toMatch(
      new RegExp(`<link rel="alternate" type="application/atom\\+xml"[^>]+/feed/${lang}.xml"`),
    );
  });
}

test('the schemas refuse what they should', async () => {
  const urlset = (inside: string) =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${inside}</urlset>`;
  expect(await xmllint(urlset('<url><loc>https://a.example/b</loc></url>'), 'sitemap.xsd')).toBe('');
  expect(await xmllint(urlset('<url><lastmod>2026-01-01</lastmod></url>'), 'sitemap.xsd')).not.toBe('');
  expect(
    await xmllint(urlset('<url><loc>https://a.example/b</loc><image:image/></url>'), 'sitemap.xsd'),
  ).not.toBe('');
  const feed = '<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><id>urn:a</id></feed>';
  expect(await xmllint(feed, 'atom.rng')).toContain('updated');
});

test('robots.txt opens the site, closes the API and names the sitemap', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('User-Agent: *\nAllow: /\nDisallow: /api/');
  expect(text).toContain(`Sitemap: ${new URL('/sitemap.xml', baseURL).href}`);
});

test('the manifest and every icon that pages name are there', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ theme_color: '#fbfaf7', lang: 'pt-BR' });
  expect(manifest.icons.map((icon: { purpose?: string }) => icon.purpose)).toContain('maskable');
  const icons = manifest.icons.map((icon: { src: string }) => icon.src);
  for (const path of [...icons, '/favicon.ico', '/icon.svg', '/apple-touch-icon.png']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(/^image\//);
  }
});
