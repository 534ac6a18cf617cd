import type { APIRequestContext } from '@playwright/test';
import { readPage } from './crawler/page-facts';
import { readRoster } from './crawler/roster';
import { checkSchema } from './structured-data/check';
import { readVocabulary } from './structured-data/vocabulary';
import { WHOLE } from './support/sample';
import { expect, test } from './support/test';

const vocabulary = readVocabulary();
const ADULT_YEARS = 18;
const CENTIMETRES = '"unitCode":"CMT"';

async function urlsOf(request: APIRequestContext, part: string) {
  const xml = await (await request.get(`/sitemaps/${part}-1.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

async function dataOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  const html = await answer.text();
  return { html, data: readPage(html).jsonLd };
}

const typesIn = (data: unknown[]) =>
  data.map((each) => (typeof each === 'object' && each && '@type' in each ? each['@type'] : null));

test('the checker finds what schema.org does not know, and takes what it does', () => {
  const errors = (data: object) => checkSchema(vocabulary, { '@context': 'https://schema.org', ...data });
  for (const wrong of [
    { '@type': 'Supermodel' },
    { '@type': 'Person', shoeSize: 38 },
    { '@type': 'Person', headline: 'x' },
    { '@type': 'Person', height: 178 },
    { '@type': 'Person', gender: { '@type': 'Place' } },
    { '@type': 'Blog', blogPost: { '@type': 'BlogPosting', datePublished: 'today' } },
  ])
    expect(errors(wrong), JSON.stringify(wrong)).toHaveLength(1);
  const height = { '@type': 'QuantitativeValue', value: 178, unitCode: 'CMT' };
  const gender = 'https://schema.org/Female';
  const person = { '@type': 'Person', name: 'Ana', height, gender, worksFor: { '@id': 'x' } };
  for (const right of [
    person,
    { '@type': 'EmploymentAgency', foundingDate: '2001', url: 'https://a.example' },
  ])
    expect(errors(right), right['@type']).toEqual([]);
});

test('structured data of every page type is schema.org’s, in both languages', async ({ request }) => {
  for (const isEnglish of [false, true]) {
    const first = async (part: string) =>
      (await urlsOf(request, part)).find((path) => path.startsWith('/en/') === isEnglish) ?? '';
    const pages = {
      [isEnglish ? '/en' : '/']: ['EmploymentAgency', 'WebSite'],
      [isEnglish ? '/en/models' : '/modelos']: ['CollectionPage', 'BreadcrumbList'],
      [isEnglish ? '/en/casting?page=2' : '/elenco?pagina=2']: ['CollectionPage', 'BreadcrumbList'],
      [isEnglish ? '/en/blog' : '/blog']: ['Blog'],
      [await first('talents')]: ['ProfilePage', 'BreadcrumbList'],
      [await first('posts')]: ['BlogPosting', 'BreadcrumbList'],
    };
    for (const [path, types] of Object.entries(pages)) {
      const { data } = await dataOf(request, path);
      expect(typesIn(data), path).toEqual(types);
      expect(
        data.flatMap((each) => checkSchema(vocabulary, each)),
        path,
      ).toEqual([]);
    }
  }
});

test('no profile tells a birthdate, none of a minor anything about the body', WHOLE, async ({ request }) => {
  test.setTimeout(180_000);
  const paths = (await urlsOf(request, 'talents')).filter((path) => path.startsWith('/en/'));
  const checked = await Promise.all(
    Array.from({ length: 4 }, async (_, lane) => {
      const found: { path: string; isAdult: boolean; json: string }[] = [];
      for (const path of paths.filter((_path, index) => index % 4 === lane)) {
        const { html, data } = await dataOf(request, path);
        expect(
          data.flatMap((each) => checkSchema(vocabulary, each)),
          path,
        ).toEqual([]);
        const years = Number(/>(\d+) years</.exec(html)?.[1] ?? 0);
        found.push({ path, isAdult: years >= ADULT_YEARS, json: JSON.stringify(data) });
      }
      return found;
    }),
  );
  const all = checked.flat();
  expect(all.filter(({ isAdult }) => isAdult).length).toBeGreaterThan(40);
  expect(all.filter(({ json }) => /birth/i.test(json))).toEqual([]);
  expect(all.filter(({ isAdult, json }) => !isAdult && json.includes(CENTIMETRES))).toEqual([]);
});

test('of minors nothing about the body leaves for search engines and previews', async ({ request }) => {
  test.skip(!process.env.INTEGRATION_API_KEY, 'only npm test knows the services');
  const { minors } = await readRoster();
  expect(minors.length).toBeGreaterThan(0);
  for (const id of minors) {
    const { html, data } = await dataOf(request, `/en/models/${id}/x`);
    expect(JSON.stringify(data), String(id)).not.toContain('birth');
    expect(JSON.stringify(data), String(id)).not.toContain(CENTIMETRES);
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head, String(id)).not.toMatch(/Height|Bust|Waist|Hips|Chest/);
  }
});
