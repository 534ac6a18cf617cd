import { expect, test } from '@playwright/test';
import { xmllint } from './crawler/xmllint';

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

test('the schemas refuse what they should', async () => {
  const urlset = (inside: string) =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><url>${inside}</url></urlset>`;
  expect(await xmllint(urlset('<loc>https://a.example/b</loc>'), 'sitemap.xsd')).toBe('');
  expect(await xmllint(urlset('<lastmod>2026-01-01</lastmod>'), 'sitemap.xsd')).not.toBe('');
  expect(await xmllint(urlset('<loc>https://a.example/b</loc><image:image/>'), 'sitemap.xsd')).not.toBe('');
  const feed = '<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><id>urn:a</id></feed>';
  expect(await xmllint(feed, 'atom.rng')).toContain('updated');
});

test('sitemaps are valid and whole: talents and posts with their day and their other language', async ({
  request,
}) => {
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
  for (const part of ['talents-99', 'people-1'])
    expect((await request.get(`/sitemaps/${part}.xml`)).status(), part).toBe(404);
  for (const part of ['talents', 'posts']) {
    const xml = await (await request.get(`/sitemaps/${part}-1.xml`)).text();
    const urls = xml.split('<url>').slice(1);
    expect(urls.length).toBeGreaterThan(10);
    expect(urls.filter((url) => !url.includes('<lastmod>'))).toEqual([]);
    expect(urls.filter((url) => !url.includes('hreflang="x-default"'))).toEqual([]);
    expect(urls.filter((url) => url.includes('<image:loc>')).length > 100).toBe(part === 'talents');
  }
});

test('the feed in each language is valid Atom with the posts whole', async ({ request }) => {
  for (const lang of ['pt', 'en']) {
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
  }
});

test('robots.txt, the manifest and every icon that pages name are there', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('User-Agent: *\nAllow: /\nDisallow: /api/');
  expect(text).toContain(`Sitemap: ${new URL('/sitemap.xml', baseURL).href}`);
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
