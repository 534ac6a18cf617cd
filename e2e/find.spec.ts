import { fold } from '@passarela/contract/slug';
import type { Page } from '@playwright/test';
import { elementsIn, metaOf } from '../scripts/lib/elements.ts';
import { readPage } from './crawler/page-facts';
import { axe } from './support/axe';
import { holdScripts } from './support/delayed-scripts';
import { sampled, WHOLE } from './support/sample';
import { modelWith } from './support/talents';
import { expect, test } from './support/test';

const total = async (page: Page) =>
  Number(await page.getByRole('heading', { level: 1 }).locator('span[aria-hidden]').textContent());
const names = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name} \\d`) });
const countOf = async (page: Page, name: string) =>
  Number(/\d+$/.exec((await box(page, name).locator('xpath=..').textContent()) ?? '')?.[0]);

for (const [javaScriptEnabled, details] of sampled([true, false])) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', details, () => {
    test.use({ javaScriptEnabled });

    test('a name is found from the list, without its accents', async ({ page }) => {
      const { name } = modelWith((talent) => fold(talent.name) !== talent.name.toLowerCase());
      const backwards = fold(name).split(' ').reverse().join(' ');
      await page.goto('/modelos');
      await page.getByRole('searchbox', { name: 'Nome, cor ou habilidade' }).fill(backwards);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/modelos?q=${backwards.replaceAll(' ', '+')}`);
      expect(await names(page)).toEqual([name]);
      await expect(page.getByRole('searchbox', { name: 'Nome, cor ou habilidade' })).toHaveValue(backwards);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'filters are one form; its address is read in any order and either language',
    WHOLE,
    async ({ page }) => {
      await page.goto('/modelos');
      await page.getByRole('link', { name: 'Filtrar' }).click();
      await expect(page).toHaveURL('/modelos?filtros=1');
      const everybody = await total(page);
      await page.getByLabel('Altura (cm), de').fill('1,75');
      await page.getByText('Cabelo', { exact: true }).click();
      await box(page, 'Preto').check();
      await page.getByRole('button', { name: /^Ver \d+ talentos$/ }).click();
      await expect(page).toHaveURL(/altura-de=1%2C75&altura-ate=&.*cabelo=preto/);
      const found = await names(page);
      expect(found.length).toBeGreaterThan(1);
      expect(await total(page)).toBeLessThan(everybody);
      await expect(
        page.getByRole('link', { name: 'Tirar o filtro Altura: a partir de 175 cm' }),
      ).toBeVisible();

      await page.goto('/modelos?hair=black&height=175-');
      expect(await names(page)).toEqual(found);
    },
  );

  test('the way of a phone to measures shows them above the faces', WHOLE, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/modelos');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await page.getByRole('link', { name: 'Medidas, cores e habilidades' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Filtros' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Fechar' })).toBeHidden();
    await page.getByLabel('Altura (cm), de').fill('175');
    await page.getByRole('button', { name: /^Ver \d+ talentos$/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Filtros' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Tirar o filtro Altura: a partir de 175 cm' })).toBeVisible();
  });
});

test('filters of a desktop: faces follow, nothing jumps, chips and Back take them away', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/modelos?filtros=1');
  const everybody = await total(page);
  const hair = page.locator('summary', { hasText: 'Cabelo' });
  await hair.click();
  await box(page, 'Preto').scrollIntoViewIfNeeded();
  const place = await box(page, 'Preto').boundingBox();
  const expected = await countOf(page, 'Preto');
  await box(page, 'Preto').click();
  await expect(page).toHaveURL('/modelos?cabelo=preto');
  await expect(page.getByRole('status').first()).toHaveText(`${expected} talentos encontrados`);
  expect(await box(page, 'Preto').boundingBox()).toEqual(place);
  await expect(box(page, 'Preto')).toBeFocused();

  // options of one group are alternatives: those of the other are still counted
  const red = await countOf(page, 'Castanho');
  expect(red).toBeGreaterThan(0);
  await box(page, 'Castanho').click();
  await expect(page).toHaveURL('/modelos?cabelo=preto,castanho');
  expect(await total(page)).toBe(expected + red);

  await page.getByRole('link', { name: 'Tirar o filtro Cabelo: Preto' }).click();
  await expect(page).toHaveURL('/modelos?cabelo=castanho');
  await expect(box(page, 'Preto')).not.toBeChecked();
  await expect(box(page, 'Castanho')).toBeChecked();
  await page.getByLabel('Altura (cm), de').fill('300');
  await expect(page.getByText('Ninguém com tudo isso ao mesmo tempo.')).toBeVisible();
  await page.getByRole('link', { name: `Sem “Altura: a partir de 300 cm”: ${red} talentos` }).click();
  await expect(page).toHaveURL('/modelos?cabelo=castanho');
  await expect(page.getByLabel('Altura (cm), de')).toHaveValue('');
  await page.goBack();
  await expect(page.getByLabel('Altura (cm), de')).toHaveValue('300');
  await page.goto('/modelos?filtros=1');
  expect(await total(page)).toBe(everybody);
});

test(
  'a group stays open when its last choice is taken back: nothing moves under the hand',
  WHOLE,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/modelos?filtros=1');
    await page.locator('summary', { hasText: 'Cabelo' }).click();
    await box(page, 'Preto').click();
    await expect(page).toHaveURL('/modelos?cabelo=preto');
    const place = await box(page, 'Preto').boundingBox();
    await box(page, 'Preto').click();
    await expect(page).toHaveURL('/modelos?filtros=1');
    await expect(page.getByRole('list', { name: 'Filtros escolhidos' })).toHaveCount(0);
    expect(await box(page, 'Preto').boundingBox()).toEqual(place);
  },
);

test('a name adds a line to its list, and the way to the filters keeps it', WHOLE, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/modelos?divisao=mainboard');
  const places = async () => {
    const face = await page.getByRole('article').first().boundingBox();
    const field = await page.getByRole('searchbox').boundingBox();
    const women = await page.getByRole('link', { name: 'Mulheres' }).first().boundingBox();
    return { face: face?.width, field: [field?.x, field?.y, field?.width], women: [women?.x, women?.y] };
  };
  const before = await places();
  await page.getByRole('searchbox').fill('a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/modelos?divisao=mainboard&q=a');
  await expect(page.getByRole('link', { name: 'Tirar o filtro Busca: a' })).toBeVisible();
  expect(await places()).toEqual(before);
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await page.getByRole('link', { name: 'Filtrar' }).click();
  await expect(page).toHaveURL('/modelos?divisao=mainboard&q=a&filtros=1');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await page.getByRole('link', { name: 'Tirar o filtro Busca: a' }).click();
  await expect(page).toHaveURL('/modelos?divisao=mainboard&filtros=1');
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a name of nobody says so, and leads to all', WHOLE, async ({ page }) => {
  await page.goto('/en/models?q=xyzxyz');
  await expect(page.getByText('No match here.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^See \d+ talents$/ })).toBeVisible();
  await expect(page.getByText('Similar names')).toHaveCount(0);
  // said once, in the field: no chip, no number of filters, no row of zeros
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Women', exact: true })).toBeVisible();
  await expect(page.getByText('Filters (1)')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('on a phone filters are a sheet that ends with what it finds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/models?filters=1');
  await expect(page.getByRole('checkbox').first()).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Filters' })).toBeVisible();
  await axe(page);
  await page.getByRole('checkbox', { name: /^18 to 25 / }).click();
  await expect(page).toHaveURL('/en/models?age=18-25');
  const found = await total(page);
  await page.getByRole('button', { name: `See ${found} talents` }).click();
  await expect(page.getByRole('checkbox').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  expect(await page.getByRole('article').count()).toBe(Math.min(found, 24));
});

test(
  'on a phone the way to measures opens their sheet, which gives the focus back',
  WHOLE,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en/models');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('link', { name: 'Measures, colors and skills' }).click();
    const heading = page.getByRole('heading', { level: 2, name: 'Filters' });
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL('/en/models?filters=1');
    await expect(page.getByRole('button', { name: /^See \d+ talents$/ })).toBeInViewport();
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(heading).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(heading).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/en/models');
  },
);

test('what is ticked before the script comes counts', WHOLE, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const letIn = await holdScripts(page);
  await page.goto('/modelos?filtros=1', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: /^18 a 25 anos / }).click();
  letIn();
  await expect(page).toHaveURL('/modelos?idade=18-25');
  await expect(page.getByRole('checkbox', { name: /^18 a 25 anos / })).toBeChecked();
});

test('the next page begins at its top', WHOLE, async ({ page }) => {
  await page.goto('/modelos?filtros=1');
  await page.getByRole('link', { name: 'Próximos' }).click();
  await expect(page).toHaveURL(/pagina=2/);
  await expect(page.getByText(/^Página 2 de /)).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page after the last shows the last', WHOLE, async ({ page }) => {
  await page.goto('/modelos?filtros=1&pagina=99');
  await expect(page.getByText(/^Página (\d+) de \1$/)).toBeVisible();
  expect(await page.getByRole('article').count()).toBeGreaterThan(0);
});

test('robots find no filtered list, and no copy is kept', async ({ request, baseURL }) => {
  const answer = await request.get('/modelos?cabelo=preto&pagina=2');
  expect(answer.headers()['cache-control']).toContain('no-store');
  const html = await answer.text();
  expect(metaOf(html, 'robots')).toBe('noindex, follow');
  expect(readPage(html).canonicals).toEqual([`${baseURL}/modelos`]);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const ways = elementsIn(main).filter(({ attributes: { href = '' } }) => /cabelo=|filtros=/.test(href));
  expect(ways.length).toBeGreaterThan(3);
  for (const { attributes } of ways) expect(attributes.rel, attributes.href).toBe('nofollow');
  const sitemap = await (await request.get('/sitemaps/pages-1.xml')).text();
  expect(sitemap).not.toMatch(/cabelo|filtros|q=/);
});
