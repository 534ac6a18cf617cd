import type { APIRequestContext, Page } from '@playwright/test';
import { EMPTY, OTHER } from './support/other-agency';
import { signInAsStaff, staff } from './support/staff';
import { expect, test } from './support/test';

// The panel takes a cookie from its own origin only.
const headers = { Origin: staff.origin };
const AT_ONCE = 8;
const CREDITS = /Site e painel Passarela|Passarela site and panel/g;
const UNLISTED = [
  '/favoritos',
  '/en/favorites',
  '/en/nothing',
  '/busca',
  '/comparar?ids=1,2',
  '/selecao?ids=1,2',
];
const FILES = ['/feed/pt.xml', '/feed/en.xml', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml'];

const CATALOGUE = ['talents', 'categories', 'divisions', 'skills', 'slides', 'posts', 'feed', 'media'];
const INBOX = ['messages', 'quotes', 'applications'];
const RECORDS = ['deletions', 'photo-views', 'takedowns', 'users'];
const GLOBALS = ['agency', 'social', 'downloads', 'replies', 'privacy'];
const PANEL = [
  '/admin',
  '/admin/elenco',
  '/admin/account',
  ...[...CATALOGUE, ...INBOX, ...RECORDS].map((slug) => `/admin/collections/${slug}`),
  ...CATALOGUE.map((slug) => `/admin/collections/${slug}/create`),
  ...['talents', 'slides', 'posts', 'media'].map((slug) => `/admin/collections/${slug}/1`),
  ...['/versions', '/trash'].map(
    (end) => `/admin/collections/talents${end === '/versions' ? '/1' : ''}${end}`,
  ),
  ...GLOBALS.map((slug) => `/admin/globals/${slug}`),
];
const FOR_STRANGERS = ['/admin/login', '/admin/forgot', '/admin/second-step'];

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

/** Every page that search engines are told of, in both languages. */
async function listedPages(request: APIRequestContext): Promise<string[]> {
  const maps = locations(await textOf(request, '/sitemap.xml'));
  const pages = await Promise.all(maps.map(async (map) => locations(await textOf(request, map))));
  return [...new Set(pages.flat())];
}

/** Where the old name still stands, beside the platform's credit. */
const found = (text: string): string | undefined =>
  text.replaceAll(CREDITS, '').match(/.{0,80}Passarela.{0,20}/)?.[0];

async function inParts<T>(all: readonly T[], ask: (one: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += AT_ONCE) await Promise.all(all.slice(at, at + AT_ONCE).map(ask));
}

/** The demo's skill of that name means a runway. */
async function renameRunway(page: Page, from: string, to: string): Promise<void> {
  const skills = `${staff.origin}/cms-api/skills`;
  const answer = await page.request.get(`${skills}?limit=200&depth=0`, { headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  for (const { id, name } of (await answer.json()).docs) {
    if (name.pt !== from) continue;
    const saved = await page.request.patch(`${skills}/${id}`, {
      headers,
      data: { name: { pt: to, en: 'Runway' } },
    });
    expect(saved.ok(), await saved.text()).toBe(true);
  }
}

test('no page, feed, map or screen of the panel names the first agency once another one is set up', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  test.skip(!staff.password, 'only npm test knows the staff login');
  await signInAsStaff(page.context());
  const agency = `${staff.origin}/cms-api/globals/agency`;
  try {
    await renameRunway(page, 'Passarela', 'Desfile');
    expect((await page.request.post(agency, { headers, data: OTHER })).ok()).toBe(true);
    await expect.poll(() => textOf(request, '/')).toContain('Home | Outra Casa');

    const pages = await listedPages(request);
    expect(pages.length).toBeGreaterThan(250);
    await inParts([...pages, ...UNLISTED, ...FILES], async (path) => {
      expect(found(await textOf(request, path)), path).toBeUndefined();
    });

    for (const path of PANEL) {
      const answer = await page.request.get(staff.origin + path, { headers });
      expect(answer.status(), path).toBe(200);
      const text = await answer.text();
      expect(found(text), path).toBeUndefined();
      expect(text, path).toMatch(/<title>[^<]*Outra Casa<\/title>/);
      expect(text, path).not.toContain('Payload App');
    }
    for (const path of FOR_STRANGERS) {
      const text = await textOf(request, staff.origin + path);
      expect(found(text), path).toBeUndefined();
    }
  } finally {
    await page.request.post(agency, { headers, data: EMPTY });
    await renameRunway(page, 'Desfile', 'Passarela');
    await expect.poll(() => textOf(request, '/')).toContain('Home | Passarela');
  }
});
