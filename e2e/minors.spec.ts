import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BODY_MEASURES, LISTED_MEASURES, PROFILE_MEASURES } from '../contract/src/measures';
import { crawl } from './crawler/crawl';
import { expect, test } from './support/own-site-test';
import { sampled } from './support/sample';

// A service sends body measures of a minor, of an adult and of somebody without birthdate, each a number of its
// own: every answer of the site is searched for them.

const yearsAgo = (years: number) => `${new Date().getFullYear() - years}-01-01`;
const MEASURES = [...LISTED_MEASURES, ...PROFILE_MEASURES];
const bodyOf = (id: number) => BODY_MEASURES.map((_name, at) => `${7_340_000 + id * 100 + at}`);

const talentOf = (id: number, name: string, birthdate: string | null) => ({
  id,
  name,
  gender: 'woman',
  birthdate,
  ...Object.fromEntries(MEASURES.map((measure) => [measure, null])),
  ...Object.fromEntries(BODY_MEASURES.map((measure, at) => [measure, bodyOf(id)[at]])),
  height: `163/5'4"`,
  shoes: '36',
  eyes: 'green',
  hair: 'black',
  cover: null,
  categories: [{ id: 1 }],
  divisions: [{ id: 101, id_category: 1 }],
  updated_at: '2026-01-01T00:00:00Z',
});
const MINOR = talentOf(1, 'Ana Menor', yearsAgo(16));
const ADULT = talentOf(2, 'Bia Adulta', yearsAgo(30));
const UNKNOWN = talentOf(3, 'Caia Semdata', null);
const TALENTS = [MINOR, ADULT, UNKNOWN];
const profile = (talent: (typeof TALENTS)[number]) => ({
  json: { data: { ...talent, book: [], snap: [], compo: [], video: [], skills: [] } },
});

test.use({
  services: {
    ...Object.fromEntries(TALENTS.map((talent) => [`&id=${talent.id}&`, profile(talent)])),
    '/api/talents/attributes': { json: {} },
    '/api/talents': { json: { data: TALENTS, current_page: 1, last_page: 1, per_page: 1000, total: 3 } },
  },
});
// a site of its own is started first, once
test.describe.configure({ timeout: 120_000, mode: 'default' });

const ids = TALENTS.map(({ id }) => id).join(',');
/** Addresses that no link leads to. */
const UNLINKED = [
  `/comparar?ids=${ids}`,
  `/en/compare?ids=${ids}`,
  `/favoritos?ids=${ids}`,
  `/en/favorites?ids=${ids}`,
  '/modelos?filtros=1',
  '/modelos?busto-de=1',
  '/modelos?jeans-de=1',
  '/en/models?age=12-17',
  `/api/pdf/pt/selection?ids=${ids}`,
  `/api/pdf/en/selection?ids=${ids}`,
  '/api/find/pt?q=ana',
  `/api/favorites/pt?ids=${ids}`,
  '/api/talents/pt/models/all/all/1',
  ...TALENTS.flatMap(({ id }) => [`/modelos/${id}/x`, `/en/models/${id}/x`]),
  '/sitemap.xml',
  '/sitemaps/talents-1.xml',
  '/feed/pt.xml',
  '/llms.txt',
];

/** The numbers of somebody's body that a text holds. */
const found = (text: string, { id }: { id: number }) =>
  bodyOf(id).filter((value) => new RegExp(`(?<![\\d#.])${value}(?!\\d)`).test(text));

const folder = mkdtempSync(join(tmpdir(), 'minors-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = (program: string, ...args: string[]) => execFileSync(program, args).toString();

function textOfPdf(bytes: Buffer): string {
  const file = join(folder, 'paper.pdf');
  writeFileSync(file, bytes);
  return ask('pdftotext', file, '-').normalize('NFC');
}

test('no body measure of a minor leaves the site, by any address and in any form', async ({
  ownSite,
  request,
}) => {
  const linked = await crawl(ownSite, ['/', '/en', '/modelos', '/en/models']);
  const paths = [...new Set([...linked.keys(), ...UNLINKED])].filter((path) => !path.startsWith('/_next/'));
  const seen = { minor: [] as string[], adult: 0, unknown: 0 };
  const papers: string[] = [];
  for (const path of paths) {
    // the router's data of a page have an address of their own
    const ways = [path];
    for (const way of ways) {
      const answer = await request.get(ownSite + way);
      const isPdf = answer.headers()['content-type'] === 'application/pdf';
      if (isPdf) papers.push(path);
      const body = isPdf ? textOfPdf(await answer.body()) : await answer.text();
      const text = `${JSON.stringify(answer.headers())} ${body}`;
      const names = found(text, MINOR);
      if (names.length > 0) seen.minor.push(`${way}: ${names}`);
      seen.adult += found(text, ADULT).length;
      seen.unknown += found(text, UNKNOWN).length;
      if (isPdf) expect(found(text, UNKNOWN), path).toEqual([]);
    }
  }
  expect(seen.minor).toEqual([]);
  // the search covers the measures
  expect(seen.adult).toBeGreaterThan(60);
  expect(seen.unknown).toBeGreaterThan(40);
  expect(papers.length).toBeGreaterThan(1);
});

for (const [[lang, minors, height, unknown], details] of sampled([
  ['pt', 'Medidas do corpo de menores de 18 anos não são publicadas.', 'Altura', 'idade não informada'],
  ['en', 'Body measures of people under 18 are not published.', 'Height', 'age not given'],
] as const)) {
  test(
    `${lang}: height, shoes, hair and eyes of a minor stay, and a sentence says why the rest is missing`,
    details,
    async ({ page, ownSite }) => {
      const root = lang === 'pt' ? '' : '/en';
      const screens = lang === 'pt' ? ['comparar', 'favoritos'] : ['compare', 'favorites'];
      for (const path of [`/modelos/${MINOR.id}/x`, ...screens.map((name) => `/${name}?ids=${MINOR.id}`)]) {
        await page.goto(ownSite + root + path);
        const main = page.getByRole('main');
        await expect(main.getByText(minors), path).toBeVisible();
        await expect(main, path).toContainText(height);
      }
      await page.goto(`${ownSite}${root}/modelos/${UNKNOWN.id}/x`);
      await expect(page.getByText(minors)).toHaveCount(0);

      const paperOf = async (id: number) =>
        textOfPdf(await (await page.request.get(`${ownSite}/api/pdf/${lang}/selection?ids=${id}`)).body());
      const ofMinor = await paperOf(MINOR.id);
      expect(ofMinor).toContain(minors);
      for (const value of ['163', '36', height]) expect(ofMinor).toContain(value);
      const ofUnknown = await paperOf(UNKNOWN.id);
      expect(ofUnknown).toContain(unknown);
      expect(ofUnknown).not.toContain(height);
    },
  );
}
