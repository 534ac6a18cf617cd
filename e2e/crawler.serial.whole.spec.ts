import { NAME_KEY, OPEN_KEY, OPTION_KEYS, RANGE_KEYS } from '../lib/routes/filter-keys';
import { metaOf } from '../scripts/lib/elements.ts';
import { crawl, type Visit } from './crawler/crawl';
import { readRoster } from './crawler/roster';
import { expect, test } from './support/test';

const PROFILE = /^(?:\/en)?\/(?:modelos|elenco|models|casting)\/(?:[a-z]+\/)?(\d+)\//;
const POST = /^(?:\/en)?\/blog\/[^/?]+$/;

let base = '';
let visits = new Map<string, Visit>();
let pages: Visit[] = [];
const listed = new Set<string>();

const idOf = (path: string) => Number(PROFILE.exec(path)?.[1] ?? 0);
const idsIn = (paths: Iterable<string>) =>
  [...new Set([...paths].map(idOf))].filter((id) => id > 0).sort((a, b) => a - b);
const key = (href: string) => {
  const url = new URL(href, base);
  return url.pathname + url.search;
};
const canonicalOf = ({ facts }: Visit) => new URL(facts?.canonicals[0] ?? '', base).href;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(300_000);
  base = new URL(baseURL ?? '').origin;
  visits = await crawl(base, ['/', '/en']);
  pages = [...visits.values()];
  const read = async (path: string) => {
    const xml = await (await fetch(base + path)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => key(url));
  };
  for (const part of await read('/sitemap.xml')) for (const path of await read(part)) listed.add(path);
});

test('links alone lead to pages only: nothing missing, nothing that redirects', () => {
  expect(pages.length).toBeGreaterThan(300);
  expect(pages.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual(
    [],
  );
});

test('no filtered list is reached: there is no end of them', () => {
  const words = [OPEN_KEY, ...Object.values(RANGE_KEYS), ...Object.values(OPTION_KEYS)];
  const keys = [NAME_KEY, ...words.flatMap(({ pt, en }) => [pt, en])];
  const isFiltered = new RegExp(`^(?!/_next/)[^?]*[?](.*&)?(${keys.join('|')})(-[a-z]+)?=`);
  expect(isFiltered.test('/en/models?division=new-faces&hips-from=80')).toBe(true);
  const filtered = [...visits.keys(), ...listed].filter((path) => isFiltered.test(path));
  expect(filtered).toEqual([]);
});

test('every page has one title, one description, one canonical and one h1', () => {
  const errors = pages.flatMap(({ path, facts }) => {
    if (!facts) return [];
    const counts = {
      title: facts.titles.length,
      description: facts.descriptions.length,
      canonical: facts.canonicals.length,
      h1: facts.headings,
    };
    return Object.entries(counts).flatMap(([name, count]) =>
      count === 1 ? [] : [`${path}: ${count} ${name}`],
    );
  });
  expect(errors).toEqual([]);
});

test('every canonical answers 200 and is itself canonical', () => {
  const lost = pages.flatMap((visit) => {
    if (!visit.facts) return [];
    const target = visits.get(key(canonicalOf(visit)));
    const isGood = target?.status === 200 && canonicalOf(target) === canonicalOf(visit);
    return isGood ? [] : [`${visit.path} -> ${canonicalOf(visit)}`];
  });
  expect(lost).toEqual([]);
});

test('every alternate leads back', () => {
  const oneWay = pages.flatMap((visit) =>
    Object.entries(visit.facts?.alternates ?? {}).flatMap(([lang, href]) => {
      const back = Object.values(visits.get(key(href))?.facts?.alternates ?? {});
      const isMutual = back.some((each) => new URL(each, base).href === canonicalOf(visit));
      return isMutual ? [] : [`${visit.path} (${lang}) -> ${href}`];
    }),
  );
  expect(oneWay).toEqual([]);
  const withoutAny = pages.filter(({ facts }) => facts && !facts.isNoindex && !facts.alternates['x-default']);
  expect(withoutAny.map(({ path }) => path)).toEqual([]);
});

test('links reach every visible talent in both languages, and no hidden one', async () => {
  test.skip(!process.env.INTEGRATION_API_KEY, 'only npm test knows the services');
  const { visible, hidden, noindex } = await readRoster();
  expect(visible.length).toBeGreaterThan(50);
  expect(hidden.length).toBeGreaterThan(0);
  for (const isEnglish of [false, true]) {
    const ofLang = (paths: Iterable<string>) =>
      [...paths].filter((path) => path.startsWith('/en/') === isEnglish);
    expect(idsIn(ofLang(visits.keys()))).toEqual(visible);
    expect(idsIn(ofLang(listed))).toEqual(visible.filter((id) => !noindex.includes(id)));
  }
  const out = pages.filter(({ path }) => noindex.includes(idOf(path)));
  expect(out.filter(({ facts }) => !facts?.isNoindex).map(({ path }) => path)).toEqual([]);
  for (const id of hidden) {
    const answer = await fetch(`${base}/modelos/${id}/x`);
    expect(answer.status).toBe(200);
    expect(metaOf(await answer.text(), 'robots')).toContain('noindex');
  }
});

test('the sitemaps hold what links reach and search engines may find, no more and no less', () => {
  const indexed = pages.filter(({ facts }) => facts && !facts.isNoindex);
  const canonical = new Set(indexed.map((visit) => key(canonicalOf(visit))));
  for (const [kind, pattern] of [
    ['talents', PROFILE],
    ['posts', POST],
  ] as const) {
    const linked = [...canonical].filter((path) => pattern.test(path)).sort();
    expect(linked.length, kind).toBeGreaterThan(10);
    expect(linked, kind).toEqual([...listed].filter((path) => pattern.test(path)).sort());
  }
  expect([...listed].filter((path) => !visits.has(path))).toEqual([]);
});

test('favorites and pages that are not there stay out of every index', async () => {
  for (const path of ['/favoritos', '/en/favorites', '/nao-existe', '/en/models/987654/nobody']) {
    const html = await (await fetch(base + path)).text();
    expect(metaOf(html, 'robots'), path).toContain('noindex');
    expect(html.includes('rel="canonical"'), path).toBe(path.includes('favor'));
  }
});
