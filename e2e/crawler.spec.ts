import { expect, test } from '@playwright/test';
import { type PageFacts, readPage } from './crawler/page-facts';

const MAX_PAGES = 4000;
const AT_ONCE = 8;

type Visit = { path: string; status: number; location: string | null; facts: PageFacts | null };

/** Follows links only, as a search engine without JS does, and remembers every answer. */
async function crawl(base: string, starts: string[]): Promise<Map<string, Visit>> {
  const seen = new Map<string, Visit>();
  const queue = [...starts];
  const queued = new Set(starts);

  async function visit(path: string) {
    const answer = await fetch(base + path, { redirect: 'manual' });
    const isHtml = (answer.headers.get('content-type') ?? '').startsWith('text/html');
    const facts = isHtml ? readPage(await answer.text()) : (await answer.arrayBuffer(), null);
    seen.set(path, { path, status: answer.status, location: answer.headers.get('location'), facts });
    for (const link of facts?.links ?? []) {
      const url = new URL(link, base + path);
      const next = url.pathname + url.search;
      if (url.origin !== base || queued.has(next) || queued.size >= MAX_PAGES) continue;
      queued.add(next);
      queue.push(next);
    }
  }

  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(visit));
  return seen;
}

const isProfile = (path: string) => /^(\/en)?\/(modelos|elenco|models|casting)\/\d+\//.test(path);
const isPost = (path: string) => /^(\/en)?\/blog\/[^/?]+$/.test(path);

test('a crawler without JS finds everything, and everything that it finds is in order', async ({
  baseURL,
  request,
}) => {
  test.setTimeout(300_000);
  const base = new URL(baseURL ?? '').origin;
  const visits = await crawl(base, ['/', '/en']);
  const all = [...visits.values()];
  expect(all.length).toBeLessThan(MAX_PAGES);

  expect(all.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual(
    [],
  );

  const problems = all.flatMap(({ path, facts }) => {
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
  expect(problems).toEqual([]);

  const indexed = all.filter(({ facts }) => facts && !facts.isNoindex);
  const canonicalOf = ({ facts }: Visit) => new URL(facts?.canonicals[0] ?? '', base);
  const lostCanonicals: string[] = [];
  const oneWay: string[] = [];
  for (const visit of indexed) {
    const canonical = canonicalOf(visit);
    const target = visits.get(canonical.pathname + canonical.search);
    if (!target || canonicalOf(target).href !== canonical.href)
      lostCanonicals.push(`${visit.path} -> ${canonical.href}`);
    for (const [lang, href] of Object.entries(visit.facts?.alternates ?? {})) {
      const url = new URL(href, base);
      const back = Object.values(visits.get(url.pathname + url.search)?.facts?.alternates ?? {});
      if (!back.includes(canonical.href)) oneWay.push(`${visit.path} (${lang}) -> ${href}`);
    }
  }
  expect(lostCanonicals).toEqual([]);
  expect(oneWay).toEqual([]);

  // The sitemaps know the same talents and posts as the links do, no fewer and no more.
  const index = await (await request.get('/sitemap.xml')).text();
  const maps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const listed = new Set<string>();
  for (const map of maps) {
    const xml = await (await request.get(map)).text();
    for (const [, url = ''] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) listed.add(new URL(url).pathname);
  }
  for (const [kind, is] of [
    ['talents', isProfile],
    ['posts', isPost],
  ] as const) {
    const linked = [...new Set(indexed.map((visit) => canonicalOf(visit).pathname).filter(is))].sort();
    expect(linked.length, kind).toBeGreaterThan(10);
    expect(linked, kind).toEqual([...listed].filter(is).sort());
  }
});
