import { describe, expect, it } from 'vitest';
import { href, hrefOf } from './href.ts';
import { internalPath } from './internal.ts';
import { resolve } from './resolve.ts';
import type { Lang, Place } from './screens.ts';
import { switchLanguage } from './switch-language.ts';

const places: [Place, string, string][] = [
  [{ screen: 'home', params: {} }, '/', '/en'],
  [{ screen: 'about', params: {} }, '/sobre', '/en/about'],
  [{ screen: 'contact', params: {} }, '/contato', '/en/contact'],
  [{ screen: 'favorites', params: {} }, '/favoritos', '/en/favorites'],
  [{ screen: 'beAModel', params: {} }, '/seja-modelo', '/en/be-a-model'],
  [{ screen: 'blog', params: {} }, '/blog', '/en/blog'],
  [{ screen: 'blog', params: { page: 2 } }, '/blog?pagina=2', '/en/blog?page=2'],
  [{ screen: 'post', params: { slug: 'a-b' } }, '/blog/a-b', '/en/blog/a-b'],
  [{ screen: 'talents', params: { section: 'models' } }, '/modelos', '/en/models'],
  [{ screen: 'talents', params: { section: 'cast' } }, '/elenco', '/en/casting'],
  [
    { screen: 'talents', params: { section: 'models', gender: 'man', letter: 'all', page: 1 } },
    '/modelos/homens',
    '/en/models/man',
  ],
  [
    { screen: 'talents', params: { section: 'cast', gender: 'woman', letter: 'b', page: 2 } },
    '/elenco/mulheres?letra=b&pagina=2',
    '/en/casting/woman?letter=b&page=2',
  ],
  [
    { screen: 'talent', params: { section: 'models', id: 12, name: 'Ângela D’Ávila' } },
    '/modelos/12/angela-davila',
    '/en/models/12/angela-davila',
  ],
  [
    { screen: 'talent', params: { section: 'cast', gender: 'man', id: 7, name: '' } },
    '/elenco/homens/7/-',
    '/en/casting/man/7/-',
  ],
];

function resolved(address: string) {
  const { pathname, search } = new URL(address, 'http://site');
  return resolve(pathname, search);
}

describe('an address made by href', () => {
  it.each(places)('of %j is %s and %s', (place, pt, en) => {
    expect(hrefOf(place, 'pt')).toBe(pt);
    expect(hrefOf(place, 'en')).toBe(en);
  });

  it.each(places)('of %j leads back to its page', (place) => {
    const languages: Lang[] = ['pt', 'en'];
    for (const lang of languages) {
      expect(resolved(hrefOf(place, lang))).toMatchObject({ kind: 'rewrite', to: internalPath(place, lang) });
    }
  });

  it.each(places)('of %j switches to the other language and back', (_place, pt, en) => {
    const to = new URL(pt, 'http://site');
    expect(switchLanguage(to.pathname, to.search, 'en')).toBe(en);
    const back = new URL(en, 'http://site');
    expect(switchLanguage(back.pathname, back.search, 'pt')).toBe(pt);
  });

  it('takes screen, params and language', () => {
    expect(href('talents', { section: 'models', gender: 'woman' }, 'pt')).toBe('/modelos/mulheres');
  });

  it('encodes what a slug may hold', () => {
    expect(href('post', { slug: 'a/b c' }, 'en')).toBe('/en/blog/a%2Fb%20c');
  });
});

describe('switching the language', () => {
  it.each([
    ['/modelos/homens?utm_source=a&letra=b', 'en', '/en/models/man?letter=b&utm_source=a'],
    ['/favoritos?ids=1,2', 'en', '/en/favorites?ids=1,2'],
    ['/en/cast/12/ana-lima?fbclid=x%20y', 'pt', '/elenco/12/ana-lima?fbclid=x%20y'],
    ['/pt/sobre?a=1', 'en', '/en/about?a=1'],
    ['/sobre', 'pt', '/sobre'],
    ['/nothing/here', 'en', '/en'],
  ] as const)('%s in %s is %s', (address, lang, expected) => {
    const { pathname, search } = new URL(address, 'http://site');
    expect(switchLanguage(pathname, search, lang)).toBe(expected);
  });
});
