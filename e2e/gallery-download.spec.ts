import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { readRoster } from './crawler/roster';
import { keepTalents, openMore } from './support/favorites';
import { sampled, WHOLE } from './support/sample';
import { MODELS } from './support/talents';
import { expect, test } from './support/test';

const LANGS = [
  {
    lang: 'pt',
    list: '/modelos',
    text: 'Baixar galeria',
    label: /^Baixar galeria: Book, (\d+) fotos \(ZIP\)$/,
  },
  {
    lang: 'en',
    list: '/en/models',
    text: 'Download gallery',
    label: /^Download gallery: Book, (\d+) photos \(ZIP\)$/,
  },
] as const;

async function openProfile(page: Page, list: string) {
  await page.goto(list);
  const card = page.getByRole('main').getByRole('article').nth(2).getByRole('link').first();
  await page.goto((await card.getAttribute('href')) ?? '');
}

const namesIn = (path: string) =>
  execFileSync('python3', [
    '-c',
    `import zipfile;z=zipfile.ZipFile("${path}");assert z.testzip() is None;print("\\n".join(z.namelist()))`,
  ])
    .toString()
    .trim()
    .split('\n');

/** The first talents of the models whose photos may be downloaded. */
async function offering(request: APIRequestContext, count: number) {
  const found: (typeof MODELS)[number][] = [];
  for (const each of MODELS) {
    if (found.length === count) break;
    if ((await (await request.get(each.path)).text()).includes('/api/galleries/')) found.push(each);
  }
  return found;
}

/** Clicks a link: the ZIP's name, content and weight. */
async function downloadOf(page: Page, link: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click({ delay: 120 })]);
  const path = await download.path();
  return { file: download.suggestedFilename(), names: namesIn(path), bytes: statSync(path).size };
}

for (const [javaScriptEnabled, details] of sampled([true, false])) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', details, () => {
    test.use({ javaScriptEnabled });
    for (const [{ lang, list, text, label }, ofLanguage] of sampled(LANGS)) {
      test(
        `${lang}: a gallery comes as a ZIP with all its pictures, named after the talent [S66.29]`,
        ofLanguage,
        async ({ page }) => {
          await openProfile(page, list);
          const link = page.getByRole('link', { name: label });
          await expect(link).toHaveText(text);
          const count = Number(label.exec((await link.getAttribute('aria-label')) ?? '')?.[1]);
          const { file, names } = await downloadOf(page, link);
          const name = await page.getByRole('heading', { level: 1 }).textContent();
          expect(file).toBe(`${name} PASSARELA.zip`);
          expect(names).toHaveLength(count);
          expect(names[0]).toMatch(/^[a-z-]+-book-01\.\w+$/);
          expect(page.url()).toContain(list);
        },
      );
    }
  });
}

test(
  'each gallery of photos has its link, and search engines are kept off',
  WHOLE,
  async ({ page, request }) => {
    await openProfile(page, '/modelos');
    const links = page.locator('a[href^="/api/galleries/"]');
    const tabs = page.getByRole('tab').filter({ hasNotText: 'Vídeos' });
    // whole, and light where that is smaller
    const whole = links.filter({ hasNotText: 'menores' });
    await expect(whole).toHaveCount(await tabs.count());
    for (const link of await links.all()) await expect(link).toHaveAttribute('rel', 'nofollow');
    const address = (await links.first().getAttribute('href')) ?? '';
    const file = await request.get(address);
    expect(Number(file.headers()['content-length'])).toBe((await file.body()).length);
    const head = await request.head(address);
    expect(head.status()).toBe(200);
    expect(head.headers()['x-robots-tag']).toBe('noindex, nofollow');
    expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /api/');
  },
);

test('a light gallery has the same pictures in fewer bytes', WHOLE, async ({ page }) => {
  await openProfile(page, '/modelos');
  const sizeOf = async (name: RegExp) => {
    const { names, bytes } = await downloadOf(page, page.getByRole('link', { name }));
    return { count: names.length, bytes };
  };
  const full = await sizeOf(/^Baixar galeria: Book/);
  const light = await sizeOf(/^Baixar galeria em arquivos menores, de 900 px: Book/);
  expect(light.count).toBe(full.count);
  expect(light.bytes).toBeLessThan(full.bytes);
});

test('of minors nothing can be downloaded: no link, and its address leads back and says so; what is no gallery is not found', async ({
  page,
  request,
}) => {
  const { minors } = await readRoster();
  const [id] = minors;
  await page.goto(`/modelos/${id}/x`);
  await expect(
    page
      .getByRole('tab')
      .or(page.getByRole('img', { name: /foto 1 de/ }))
      .first(),
  ).toBeVisible();
  await expect(page.locator('a[href^="/api/galleries/"]')).toHaveCount(0);
  const address = `/api/galleries/pt/${id}/book`;
  expect((await request.get(address)).status()).toBe(403);
  await page.goto(address);
  await expect(page).toHaveURL(new RegExp(`/${id}/[a-z-]+#download-failed$`));
  await expect(page.getByText('O download não está disponível agora.')).toBeInViewport();
  await expect(page.getByText('Há downloads demais')).toBeHidden();
  for (const path of ['pt/1/video', 'pt/0/book', 'pt/x/book', 'fr/1/book', 'pt/999999999/book'])
    expect((await request.get(`/api/galleries/${path}`)).status(), path).toBe(404);
  expect((await request.post('/api/galleries/pt/1/book')).status()).toBe(405);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', WHOLE, () => {
    test.use({ javaScriptEnabled });
    test('a selection comes as a ZIP, whole and light: a folder for each talent, without minors', async ({
      page,
      request,
    }) => {
      const { minors } = await readRoster();
      const adults = await offering(request, 2);
      await page.goto(`/favoritos?ids=${adults.map(({ id }) => id).join()},${minors[0]}`);
      const sizeOf = async (name: string) => {
        const link = page.getByRole('link', { name, exact: true });
        const { file, names, bytes } = await downloadOf(page, link);
        expect(file).toBe('2 talentos PASSARELA.zip');
        const folders = new Set(names.map((each) => each.split('/')[0]));
        const books = adults.map(({ path }, at) => `0${at + 1}-${path.split('/').at(-1)}`);
        expect([...folders]).toEqual(['fora-deste-zip.txt', ...books]);
        return { count: names.length, bytes };
      };
      const full = await sizeOf('Fotos (ZIP)');
      const light = await sizeOf('Fotos menores (ZIP)');
      expect(light.count).toBe(full.count);
      expect(light.bytes).toBeLessThan(full.bytes);
    });
  });
}

test(
  'of minors alone no selection can be downloaded, and favorites lead to theirs',
  WHOLE,
  async ({ page, request }) => {
    const { minors } = await readRoster();
    expect((await request.get(`/api/galleries/pt/selection?ids=${minors[0]}`)).status()).toBe(403);
    expect((await request.get('/api/galleries/pt/selection')).status()).toBe(404);
    await keepTalents(page, 2);
    await openMore(page);
    const link = page.getByRole('link', { name: 'Fotos (ZIP)' });
    await expect(link).toHaveAttribute('href', /^\/api\/galleries\/pt\/selection\?ids=\d+,\d+$/);
  },
);
