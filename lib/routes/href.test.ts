import { describe, expect, it } from 'vitest';
import type { Lang } from '../domain/languages.ts';
import { repairSelection } from '../domain/selection.ts';
import { href, hrefOf, internalPath } from './href.ts';
import { keepQuery } from './keep-query.ts';
import { resolve } from './resolve.ts';
import { OWN_QUERY_KEYS, type Route } from './screens.ts';

const places: [Route, string, string][] = [
  [{ screen: 'home', params: {} }, '/', '/en'],
  [{ screen: 'about', params: {} }, '/sobre', '/en/about'],
  [{ screen: 'contact', params: {} }, '/contato', '/en/contact'],
  [{ screen: 'favorites', params: {} }, '/favoritos', '/en/favorites'],
  [
    { screen: 'selection', params: repairSelection({ ids: [12, 5], title: 'Verão', notes: { 5: 'a b' } }) },
    '/favoritos?ids=12,5&title=Ver%C3%A3o&note-5=a+b',
    '/en/favorites?ids=12,5&title=Ver%C3%A3o&note-5=a+b',
  ],
  [{ screen: 'compare', params: { ids: [12, 5] } }, '/comparar?ids=12,5', '/en/compare?ids=12,5'],
  [
    {
      screen: 'compare',
      params: {
        ids: [12, 5],
        filters: { query: '', ranges: { height: { from: 175, to: null } }, options: {} },
      },
    },
    '/comparar?ids=12,5&altura=175-',
    '/en/compare?ids=12,5&height=175-',
  ],
  [{ screen: 'beAModel', params: {} }, '/seja-modelo', '/en/be-a-model'],
  [{ screen: 'privacy', params: {} }, '/privacidade', '/en/privacy'],
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
    { screen: 'talents', params: { section: 'models', gender: 'woman' } },
    '/modelos/mulheres',
    '/en/models/woman',
  ],
  [
    { screen: 'talents', params: { section: 'cast', gender: 'woman', letter: 'b', page: 2 } },
    '/elenco/mulheres?letra=b&pagina=2',
    '/en/casting/woman?letter=b&page=2',
  ],
  [
    {
      screen: 'talents',
      params: { section: 'models', division: 'newFaces', gender: 'man', letter: 'b', page: 2 },
    },
    '/modelos/homens?divisao=new-faces&letra=b&pagina=2',
    '/en/models/man?division=new-faces&letter=b&page=2',
  ],
  [
    { screen: 'talents', params: { section: 'cast', division: 'commercial' } },
    '/elenco?divisao=comercial',
    '/en/casting?division=commercial',
  ],
  [
    { screen: 'talents', params: { section: 'cast', division: 'cast~plus-size' } },
    '/elenco?divisao=plus-size',
    '/en/casting?division=plus-size',
  ],
  [
    { screen: 'talent', params: { section: 'models', id: 12, name: 'Ângela D’Ávila' } },
    '/modelos/12/angela-davila',
    '/en/models/12/angela-davila',
  ],
  [
    { screen: 'talent', params: { section: 'models', id: 75, name: '山田太郎' } },
    '/modelos/75/shan-tian-tai-lang',
    '/en/models/75/shan-tian-tai-lang',
  ],
  [{ screen: 'talent', params: { section: 'cast', id: 7, name: '' } }, '/elenco/7/-', '/en/casting/7/-'],
];

function resolved(address: string) {
  const { pathname, search } = new URL(address, 'http://site');
  return resolve(pathname, search);
}

describe('an address made by href', () => {
  it.each(places)('of %j is %s and %s [S20.3 S36.1-8 S36.10-18]', (route, pt, en) => {
    expect(hrefOf(route, 'pt')).toBe(pt);
    expect(hrefOf(route, 'en')).toBe(en);
  });

  it.each(places)('of %j leads back to its page', (route) => {
    const languages: Lang[] = ['pt', 'en'];
    for (const lang of languages) {
      expect(resolved(hrefOf(route, lang))).toMatchObject({ kind: 'rewrite', to: internalPath(route, lang) });
    }
  });

  it.each(places)('of %j is the same place in the other language [S40.25]', (_place, pt, en) => {
    const inPt = resolved(pt);
    const inEn = resolved(en);
    expect(inPt.kind === 'rewrite' && hrefOf(inPt.route, 'en')).toBe(en);
    expect(inEn.kind === 'rewrite' && hrefOf(inEn.route, 'pt')).toBe(pt);
  });

  it('takes screen, params and language', () => {
    expect(href('talents', { section: 'models', gender: 'woman' }, 'pt')).toBe('/modelos/mulheres');
  });

  it('encodes what a slug may hold', () => {
    expect(href('post', { slug: 'a/b c' }, 'en')).toBe('/en/blog/a%2Fb%20c');
  });
});

it('the page of a comparison gets the search that it marks', () => {
  const to = (search: string) => resolve('/en/compare', search).to;
  expect(to('?ids=12,5&height=175-')).toBe('/en/compare?ids=12,5&altura=175-');
  expect(to('?ids=12,5&q=ana')).toBe('/en/compare?ids=12,5');
});

describe('switching the language keeps the query', () => {
  it.each([
    ['/en/models/man?letter=b', '?utm_source=a&letra=b', '/en/models/man?letter=b&utm_source=a'],
    ['/en/favorites', '?ids=1,2', '/en/favorites?ids=1,2'],
    ['/en/models?division=mainboard', '?divisao=mainboard&a=b', '/en/models?division=mainboard&a=b'],
    ['/elenco', '?page=2&fbclid=x%20y&empty=', '/elenco?fbclid=x%20y&empty='],
    ['/sobre', '', '/sobre'],
    ['/sobre', '?', '/sobre'],
  ])('%s after %s is %s', (target, search, expected) => {
    expect(keepQuery(target, search, OWN_QUERY_KEYS)).toBe(expected);
  });
});
