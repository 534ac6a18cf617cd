import { describe, expect, it } from 'vitest';
import { filterQuery, readFilters } from './filter-query.ts';
import { href } from './href.ts';
import { resolve } from './resolve.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));
const written = (query: string, lang: 'pt' | 'en' = 'pt') => {
  const filters = read(query);
  return filters && filterQuery(filters, lang);
};

it.each(['', 'letra=b&pagina=2', 'divisao=new-faces', 'utm_source=x'])('%j filters nothing', (query) => {
  expect(read(query)).toBeNull();
});

describe('one address for the same filters', () => {
  it.each([
    ['altura=170-180&cabelo=preto&idade=18-25', 'altura=170-180&idade=18-25&cabelo=preto'],
    ['hair=black&age=18-25&height=170-180', 'altura=170-180&idade=18-25&cabelo=preto'],
    ['cabelo=ruivo&cabelo=preto', 'cabelo=preto,ruivo'],
    ['cabelo=Preto,ruivo,preto', 'cabelo=preto,ruivo'],
    ['altura-de=170&altura-ate=180', 'altura=170-180'],
    ['height-from=180&height-to=170', 'altura=170-180'],
    ['altura-de=170&altura-ate=', 'altura=170-'],
    ['altura-de=&altura-ate=180', 'altura=-180'],
    ['altura=1,70-1,80', 'altura=170-180'],
    ['altura=178', 'altura=178'],
    ["height-from=5'7&height-to=5'11\"", 'altura=170-180'],
    ['height-from=5.7&height-to=5,11', 'altura=170-180'],
    ['altura-de=68"&altura-ate=', 'altura=173-'],
    ['waist-from=23&waist-to=25"', 'cintura=58-64'],
    ['bust-from=34in&bust-to=90', 'busto=86-90'],
    ['shoes-from=7 us&shoes-to=8', 'sapatos=37-38'],
    ['shoes-from=40 EU&shoes-to=7uk', 'sapatos=38-39'],
    ['jeans-from=4us&jeans-to=36eu', 'jeans=34-36'],
    ['sapatos=38,5-40', 'sapatos=38.5-40'],
    ['habilidade=2,1', 'habilidade=1,2'],
    ['q=  joão   d’ávila ', 'q=jo%C3%A3o%20d%E2%80%99%C3%A1vila'],
    ['q=&altura-de=&altura-ate=', 'filtros=1'],
    ['filters=1', 'filtros=1'],
    ['filters=1&q=ana', 'q=ana&filtros=1'],
    ['filtros=1&q=ana&altura=170-', 'q=ana&altura=170-'],
  ])('%s is %s', (query, one) => {
    expect(written(query)).toBe(one);
    expect(written(one)).toBe(one);
  });

  it.each(['altura=alta', 'altura=1-2-3', 'altura=900-', 'cabelo=xadrez', 'idade=17', 'habilidade=dança'])(
    '%s makes no sense and is left out',
    (query) => {
      expect(written(query)).toBe('filtros=1');
    },
  );
});

it.each([
  ['/modelos/mulheres', 'sapatos=8us', 'sapatos=38'],
  ['/modelos/homens', 'sapatos=8us', 'sapatos=40'],
])('%s?%s reads a size by the chart of who is listed', (path, query, one) => {
  const { route } = Object.assign({ route: undefined }, resolve(path, query));
  expect(route).toMatchObject({ screen: 'find' });
  expect(JSON.stringify(resolve(path, query))).toContain(one);
});

it('is written in the words of the language', () => {
  expect(written('altura=170-&cabelo=loiro-mel&olhos=azuis', 'en')).toBe(
    'height=170-&hair=honey-blonde&eyes=blue',
  );
});

it.each([
  ['/modelos', 'q=ana', '/pt/find/models/all/1?q=ana'],
  ['/modelos/mulheres', 'altura=170-', '/pt/find/models/woman/1?altura=170-'],
  ['/en/casting', 'hair=black&division=commercial&page=2', '/en/find/commercial/all/2?cabelo=preto'],
])('%s?%s is rendered at %s', (path, query, to) => {
  const resolution = resolve(path, query);
  expect(resolution).toMatchObject({ kind: 'rewrite', to, route: { screen: 'find' } });
});

it('has an address in each language', () => {
  const filters = read('altura=170-&cabelo=preto') ?? expect.fail();
  const params = { section: 'models', division: 'newFaces', gender: 'woman', filters, page: 2 } as const;
  expect(href('find', params, 'pt')).toBe(
    '/modelos/mulheres?divisao=new-faces&pagina=2&altura=170-&cabelo=preto',
  );
  expect(href('find', params, 'en')).toBe(
    '/en/models/woman?division=new-faces&page=2&height=170-&hair=black',
  );
});
