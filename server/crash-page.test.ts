import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createCrashPage } from './crash-page.ts';

const { page } = createCrashPage('https://site.example');
const links = (url: string, referer?: string) =>
  [
    ...page({ url, referer })
      .toString()
      .matchAll(/<a href="([^"]*)">([^<]*)/g),
  ].map(([, href, label]) => `${label} ${href}`);

describe('the page of an error nobody foresaw', () => {
  it.each([
    ['/modelos/12/ana', undefined, ['Voltar /', 'Início /', 'Tentar de novo /modelos/12/ana']],
    ['/en', undefined, ['Return /en', 'HOME /en', 'Try again /en']],
    ['/en/models?letter=b', 'https://site.example/en/blog', 'Return /en/blog'],
    ['/sobre', 'https://site.example/modelos?letra=a&pagina=2', 'Voltar /modelos?letra=a&amp;pagina=2'],
    ['/sobre', 'https://elsewhere.example/sobre', 'Voltar /'],
    ['/sobre', 'https://site.example/sobre', 'Voltar /'],
    ['/sobre', 'no address', 'Voltar /'],
    ['//elsewhere.example/x', undefined, 'Tentar de novo /'],
  ])('asked for %s, coming from %s, leads to %j', (url, referer, expected) => {
    expect(links(url, referer)).toEqual(expect.arrayContaining([expected].flat()));
  });

  it.each(['pt', 'en'] as const)('names its language: %s', (lang) => {
    const html = page({ url: lang === 'en' ? '/en/x' : '/x', referer: undefined }).toString();
    expect(html).toContain(lang === 'en' ? '<html lang="en">' : '<html lang="pt-BR">');
  });

  it('shows the code of the error [S157.2]', () => {
    expect(page({ url: '/sobre', referer: undefined }).toString()).toContain('>Código do erro: 500<');
    expect(page({ url: '/en', referer: undefined }).toString()).toContain('>Error code: 500<');
  });

  it('lets no address break out of its link', () => {
    const html = page({ url: '/"><script>1</script>', referer: 'https://site.example/?"<b>' }).toString();
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<b>');
  });

  it('has the colours of the identity', () => {
    const css = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
    const colours = (text: string) => text.match(/--[a-z-]+: #[0-9a-f]{3,6};/g) ?? [];
    const tokens = colours(css('../components/ui/tokens.scss'));
    expect(tokens).toEqual(expect.arrayContaining(colours(css('crash-page.css'))));
    expect(colours(css('crash-page.css'))).toHaveLength(5);
  });
});
