import { startStub } from '../lib/backend/testing/stub-service';
import { startOwnSite } from './support/own-site';
import { expect, test } from './support/test';

// A service with divisions that the navigation does not name (docs/decisions/lists.md).

const DIVISIONS = {
  pt: [
    { id: 7, value: 'Tamanho plus', id_category: 1 },
    { id: 8, value: 'Atores', id_category: 1891 },
    { id: 9, value: 'Oculta', id_category: 1446 },
  ],
  en: [
    { id: 7, value: 'Plus size', id_category: 1 },
    { id: 8, value: 'Actors', id_category: 1891 },
    { id: 9, value: 'Hidden', id_category: 1446 },
  ],
};
const talentOf = (id: number, name: string, divisions: number[]) => ({
  id,
  name,
  gender: 'woman',
  categories: [1],
  divisions,
});
const TALENTS = [talentOf(1, 'Ana Plena', [7]), talentOf(2, 'Bia Leve', []), talentOf(3, 'Caia Plena', [7])];

const ends: (() => unknown)[] = [];
let site = '';
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const services = await startStub(({ url = '' }) => {
    if (/signin|login/.test(url)) return { json: { access_token: 'a', token: 'a' } };
    if (url.includes('/attributes'))
      return { json: { divisions: DIVISIONS[url.includes('language=en') ? 'en' : 'pt'] } };
    return { json: url.includes('/api/talents') ? { data: TALENTS } : [] };
  });
  const own = await startOwnSite({
    env: { PANEL_URL: services.url, INTEGRATION_URL: services.url },
  });
  site = own.url;
  ends.push(own.stop, services.stop);
});

test.afterAll(async () => {
  for (const end of ends) await end();
});

test('a division of the service has its list, which the filters, title and sitemap name in both languages', async ({
  page,
  request,
}) => {
  await page.goto(`${site}/modelos`);
  const filters = page.getByRole('navigation', { name: 'Filtros' });
  await expect(filters.getByRole('link', { name: 'Atores' })).toHaveCount(0);
  await filters.getByRole('link', { name: 'Tamanho plus' }).click();
  await expect(page).toHaveURL(`${site}/modelos?divisao=tamanho-plus`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Modelos: Tamanho plus');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(`${site}/en/models?division=tamanho-plus`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Models: Plus size');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  const xml = await (await request.get(`${site}/sitemaps/pages-1.xml`)).text();
  expect(xml).toContain(`<loc>${site}/modelos?divisao=tamanho-plus</loc>`);
  await page.goto(`${site}/modelos?divisao=tamanho-plus&filtros=1`);
  const ways = page.getByRole('navigation', { name: 'Filtros' });
  await expect(ways.getByRole('link', { name: /^Tamanho plus\s*2$/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a division in which nobody stands, that hides or that there is not is a 404', async ({ request }) => {
  const addresses = [
    '/modelos?divisao=atores',
    '/elenco?divisao=tamanho-plus',
    '/modelos?divisao=oculta',
    '/modelos?divisao=nada&q=ana',
    '/en/models?division=plus-size',
  ];
  for (const path of addresses) expect((await request.get(site + path)).status(), path).toBe(404);
  expect((await request.get(`${site}/modelos?divisao=tamanho-plus`)).status()).toBe(200);
});
