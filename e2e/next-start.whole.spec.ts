import type { Page } from '@playwright/test';
import { expectPages, leadsTo, MOVED } from './support/addresses';
import { fillWhole, PT, send, uniqueName } from './support/application-page';
import { keepTalents } from './support/favorites';
import { mainOf, referenceIn } from './support/form-page';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/own-site-test';
import { photo } from './support/photos';
import { MODEL } from './support/talents';

// The same build, served by Next alone: pages, addresses and forms need nothing of our server but the cache handler.
test.use({ isPlain: true, actionTimeout: 60_000 });
test.describe.configure({ timeout: 240_000, mode: 'default' });
test.use({ baseURL: async ({ ownSite }, use) => use(ownSite) });

/** Sends a message from the contact page; the form works before any script does. */
async function sendMessage(page: Page) {
  await page.goto('/contato');
  const form = mainOf(page);
  await form.getByLabel('Nome', { exact: true }).fill(uniqueName());
  await form.getByLabel('E-mail').fill('ana@example.com');
  await form.getByLabel('Mensagem').fill('Olá!');
  await form.getByRole('button', { name: 'Enviar', exact: true }).click();
  await referenceIn(form);
}

test('one reads to a profile and a post, changes the language, and sends every form, a message without script too', async ({
  page,
  browser,
  ownSite,
}) => {
  await page.goto('/');
  await untilHydrated(page);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await page.goto('/en/models');
  await untilHydrated(page);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/models\/\d+\/[a-z-]+$/);
  await mainOf(page).getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/en\/models$/);
  await page.goto('/en/blog');
  await mainOf(page).getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/blog\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await sendMessage(page);
  const plain = await browser.newContext({ baseURL: ownSite, javaScriptEnabled: false });
  await sendMessage(await plain.newPage());
  await plain.close();

  await keepTalents(page, 1, 'pt');
  await page.getByRole('button', { name: 'Pedir orçamento' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nome', { exact: true }).fill(uniqueName());
  await form.getByLabel('E-mail').fill('ana@example.com');
  await form.getByLabel('Telefone').fill('+55 (47) 99999-9999');
  await form.getByLabel('Mensagem').fill('Olá!');
  await form.getByRole('button', { name: 'Enviar', exact: true }).click();
  await referenceIn(form);

  // with photos up to what Next takes of a form
  await page.goto(PT.path);
  await untilHydrated(page);
  await fillWhole(page, PT, uniqueName(), await photo());
  await send(page, PT);
  await referenceIn(mainOf(page));
});

// last: it uses up what the limits leave to one address
test('every address of the sitemaps, list and alias answers as behind our server, by Next alone', async ({
  request,
  ownProgram,
}) => {
  // the first request waits for the whole list of talents
  const textOf = async (path: string) => (await request.get(path, { timeout: 60_000 })).text();
  const locations = (text: string) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => leadsTo(url));
  const maps = await Promise.all(locations(await textOf('/sitemap.xml')).map(textOf));
  const addresses = maps.flatMap(locations);
  expect(addresses.length).toBeGreaterThan(150);
  const failed: string[] = [];
  const rest = [...addresses];
  const visit = async () => {
    for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
      const answer = await request.get(path, { maxRedirects: 0 });
      const isPage = answer.status() === 200 && /<h1[ >]/.test(await answer.text());
      if (!isPage) failed.push(`${answer.status()} ${path}`);
    }
  };
  await Promise.all([visit(), visit(), visit(), visit()]);
  expect(failed).toEqual([]);
  expect([...new Set(ownProgram.serverFiles())].sort()).toEqual(['page-cache.ts']);
  await expectPages(request);
  const profile: [path: string, to: string][] = [
    [`/pt/models/woman/${MODEL.id}/x?utm=1`, `${MODEL.path}?utm=1`],
    [`/modelos/${MODEL.id}/outro-nome`, MODEL.path],
  ];
  for (const [path, to] of [...MOVED, ...profile]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), leadsTo(answer.headers().location)], path).toEqual([308, to]);
  }
  const forged = { headers: { 'x-passarela-typed': 'null /contato' } };
  expect(await (await request.get('/en/about', forged)).text()).toContain('lang="en"');
  expect((await request.get('/modelos', { headers: { 'accept-encoding': 'gzip' } })).headers()).toMatchObject(
    {
      'content-encoding': 'gzip',
    },
  );
  // a made-up address of a visitor is ignored: all are one to the limits
  const texts: string[] = [];
  for (let count = 0; count <= 120; count += 1) {
    const headers = { 'x-passarela-visitor': `null 198.51.100.${count}` };
    texts.push(await (await request.get(`/favoritos?ids=${MODEL.id}`, { headers })).text());
  }
  expect(texts[0]).toContain(MODEL.name);
  // the 121st page of one address in ten minutes
  expect(texts.at(-1)).toContain('content="429"');
});
