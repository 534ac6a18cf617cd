import { axe } from './support/axe';
import { keepTalents, openMore } from './support/favorites';
import { sampled, WHOLE } from './support/sample';
import { firstIds } from './support/talents';
import { expect, test } from './support/test';
import { expectValid } from './support/valid-html';

for (const [javaScriptEnabled, details] of sampled([true, false])) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', details, () => {
    test.use({ javaScriptEnabled });

    test('three faces stand side by side, what all share is marked, one can go', async ({ page }) => {
      const ids = firstIds(3).reverse();
      await page.goto(`/comparar?ids=${ids.join(',')}`);
      const table = page.getByRole('table', { name: 'Rostos e medidas lado a lado' });
      await expect(table.getByRole('columnheader')).toHaveCount(3);
      const height = table.getByRole('row', { name: /^Altura/ });
      const heights = await height
        .locator('xpath=following-sibling::tr[1]')
        .getByRole('cell')
        .allTextContents();
      const marked = new Set(heights).size > 1 ? 'Altura' : 'Altura igual em todos';
      await expect(height.getByRole('rowheader')).toHaveAccessibleName(marked);
      await expect(table.getByText('diferente')).toHaveCount(0);
      await table
        .getByRole('link', { name: /^Tirar .* da comparação$/ })
        .first()
        .click();
      await expect(page).toHaveURL(`/comparar?ids=${ids.slice(1).join(',')}`);
      await expect(table.getByRole('columnheader')).toHaveCount(2);
    });
  });
}

test('favorites lead to their comparison, and stand ready to be added', WHOLE, async ({ page }) => {
  await keepTalents(page, 3);
  await openMore(page);
  await page.getByRole('link', { name: 'Comparar lado a lado' }).click();
  await expect(page).toHaveURL(/\/comparar\?ids=\d+,\d+,\d+$/);
  const [first, ...others] = (new URL(page.url()).searchParams.get('ids') ?? '').split(',');
  const table = page.getByRole('table');
  await table
    .getByRole('link', { name: /^Tirar / })
    .first()
    .click();
  await expect(page).toHaveURL(`/comparar?ids=${others.join(',')}`);
  await page.getByRole('link', { name: /^Comparar também / }).click();
  await expect(page).toHaveURL(`/comparar?ids=${[...others, first].join(',')}`);
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await page.getByRole('button', { name: 'Pedir orçamento' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
});

test(
  'a comparison is accessible, valid, in no index, and in both languages',
  WHOLE,
  async ({ page, request }) => {
    const ids = firstIds(4);
    const path = `/comparar?ids=${ids.join(',')}`;
    await expectValid(await (await request.get(path)).text(), path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expect(page.getByRole('columnheader')).toHaveCount(4);
      await axe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex, follow');
    await page.mouse.wheel(0, 900);
    await expect(page.getByRole('columnheader').first()).toBeInViewport();
    await page.goto(`/en/compare?ids=${ids.join(',')}`);
    await expect(page.getByRole('table', { name: 'Faces and measurements side by side' })).toBeVisible();
  },
);

test(
  'a comparison comes from a shared selection, and goes on as a link',
  WHOLE,
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const ids = firstIds(5);
    await page.goto(`/favoritos?ids=${ids.join(',')}`);
    await page.getByRole('link', { name: 'Comparar', exact: true }).click();
    const path = `/comparar?ids=${ids.slice(0, 4).join(',')}`;
    await expect(page).toHaveURL(path);
    await page.locator('summary', { hasText: 'Compartilhar' }).click();
    await page.getByRole('button', { name: 'Copiar o link' }).click();
    await expect(page.getByText('Link copiado')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, baseURL).href);
  },
);

test('what a search asked for is marked side by side, and can be unmarked', WHOLE, async ({ page }) => {
  await page.goto('/modelos?altura=175-');
  await expect(page.locator('main article').nth(1)).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('brief'))).toBe('altura=175-');
  for (const at of [0, 1]) await page.locator('main article button').nth(at).click();
  await page.goto('/favoritos');
  await openMore(page);
  await page.getByRole('link', { name: 'Comparar lado a lado' }).click();
  await expect(page).toHaveURL(/\/comparar\?ids=\d+,\d+&altura=175-$/);
  await expect(
    page.getByText('Marcado o que combina com a sua busca: Altura: a partir de 175 cm.'),
  ).toBeVisible();
  await expect(page.getByRole('cell', { name: /combina com a busca$/ })).toHaveCount(2);
  await axe(page);
  await page.getByRole('link', { name: 'EN, English' }).first().click();
  await expect(page).toHaveURL(/\/en\/compare\?ids=\d+,\d+&height=175-$/);
  await page.getByRole('link', { name: 'Clear the marks' }).click();
  await expect(page).toHaveURL(/\/en\/compare\?ids=\d+,\d+$/);
  await expect(page.getByText('matches the search')).toHaveCount(0);
});

test('an address of nobody says what to do', WHOLE, async ({ page }) => {
  await page.goto('/comparar?ids=999999,x');
  await expect(page.getByText('Ninguém para comparar ainda.')).toBeVisible();
});

test('on a phone more can be added from the first view, and one face stands below the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keepTalents(page, 3);
  const ids = firstIds(2);
  await page.goto(`/comparar?ids=${ids.join(',')}`);
  const way = page.getByRole('link', { name: 'Adicionar', exact: true });
  await expect(way).toBeInViewport();
  await way.click();
  await expect(page.getByRole('link', { name: /^Comparar também / })).toBeInViewport();
  await page.goto(`/comparar?ids=${ids[0]}`);
  const others = page.getByRole('link', { name: /^Comparar também / });
  await expect(others).toHaveCount(2);
  await expect(others.first()).toBeInViewport();
});
