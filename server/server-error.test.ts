import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { builtError, serverError } from './testing/html-response.ts';

const page = (requested: Parameters<typeof serverError>[0]) => serverError(requested).body;
const links = (url: string, referer?: string) =>
  [
    ...page({ url, referer })
      .toString()
      .matchAll(/<a href="([^"]*)">([^<]*)/g),
  ].map(([, href, label]) => `${label} ${href}`);

describe('the page of an error nobody foresaw', () => {
  it.each([
    ['/modelos/12/ana', undefined, ['back /', 'retry /modelos/12/ana']],
    ['/en', undefined, ['back /en', 'retry /en']],
    ['/en/models?letter=b', 'https://site.example/en/blog', 'back /en/blog'],
    ['/sobre', 'https://site.example/modelos?letra=a&pagina=2', 'back /modelos?letra=a&amp;pagina=2'],
    ['/sobre', 'https://elsewhere.example/sobre', 'back /'],
    ['/sobre', 'https://site.example/sobre', 'back /'],
    ['/sobre', 'no address', 'back /'],
    ['//elsewhere.example/x', undefined, 'retry /'],
  ])('asked for %s, coming from %s, leads to %j', (url, referer, expected) => {
    expect(links(url, referer)).toEqual(expect.arrayContaining([expected].flat()));
  });

  it.each(['pt', 'en'] as const)('names its language: %s', (lang) => {
    const html = page({ url: lang === 'en' ? '/en/x' : '/x', referer: undefined }).toString();
    expect(html).toContain(lang === 'en' ? '<html lang="en">' : '<html lang="pt-BR">');
  });

  it('lets no address break out of its link', () => {
    const html = page({ url: '/"><script>1</script>', referer: 'https://site.example/?"<b>' }).toString();
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<b>');
  });

  it('needs nothing of the build: style and preloaded fonts are in it, scripts are not', () => {
    const { body, csp } = serverError({ url: '/en', referer: undefined });
    const font = Buffer.from('font').toString('base64');
    const style = `@font-face{src:url(data:font/woff2;base64,${font})}`;
    expect(body.toString()).toContain(`<style>${style}</style></head>`);
    expect(builtError('en', '')).toMatch(/<script|_next|manifest/);
    expect(body.toString()).not.toMatch(/<script|_next|manifest/);
    expect(csp).toContain(createHash('sha256').update(style).digest('base64'));
  });
});
