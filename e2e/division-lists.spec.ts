import { sampled, WHOLE } from './support/sample';
import { expect, test } from './support/test';

const LISTS = [
  ['/modelos?divisao=internacional', '/en/models?division=international', 'Modelos internacionais'],
  ['/modelos?divisao=mainboard', '/en/models?division=mainboard', 'Mainboard'],
  ['/modelos?divisao=new-faces', '/en/models?division=new-faces', 'New Faces'],
  ['/elenco?divisao=comercial', '/en/casting?division=commercial', 'Elenco comercial'],
] as const;

test.describe('division lists [S40.7-10]', () => {
  for (const [[path, english, title], details] of sampled(LISTS)) {
    test(
      `${title} is a list of its own, canonical, in the sitemap, in both languages`,
      details,
      async ({ page, request, baseURL }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
        await expect(page).toHaveTitle(`${title} | Passarela`);
        expect(await page.getByRole('article').count()).toBeGreaterThan(0);
        const link = (rel: string) => page.locator(`head > link[${rel}]`).getAttribute('href');
        expect(await link('rel="canonical"')).toBe(`${baseURL}${path}`);
        expect(await link('hreflang="en"')).toBe(`${baseURL}${english}`);
        const xml = await (await request.get('/sitemaps/pages-1.xml')).text();
        expect(xml).toContain(`<loc>${baseURL}${path}</loc>`);
        expect(xml).toContain(`<loc>${baseURL}${english}</loc>`);
        await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
        await expect(page).toHaveURL(english);
      },
    );
  }

  test('an unknown division is a 404, and so is one of the other section', async ({ request }) => {
    for (const path of ['/modelos?divisao=nada', '/elenco?divisao=mainboard', '/en/models?division=off-site'])
      expect((await request.get(path)).status(), path).toBe(404);
  });

  test(
    'dropdown and filters lead there; gender and letter stay, a second choice clears',
    WHOLE,
    async ({ page }) => {
      await page.goto('/sobre');
      const banner = page.getByRole('banner');
      await banner.locator('summary', { hasText: 'Modelos' }).click();
      await banner.getByRole('link', { name: 'Mainboard' }).click();
      await expect(page).toHaveURL('/modelos?divisao=mainboard');
      const filters = page.getByRole('navigation', { name: 'Filtros' });
      await expect(filters.getByRole('link', { name: 'Mainboard' })).toHaveAttribute('aria-current', 'true');
      await filters.getByRole('link', { name: 'Mulheres' }).click();
      await expect(page).toHaveURL('/modelos/mulheres?divisao=mainboard');
      await filters.getByRole('link', { name: 'Internacional' }).click();
      await expect(page).toHaveURL('/modelos/mulheres?divisao=internacional');
      await filters.getByRole('link', { name: 'Internacional' }).click();
      await expect(page).toHaveURL('/modelos/mulheres');
    },
  );

  test('twenty more come from the division, until all of it is there', WHOLE, async ({ page }) => {
    await page.goto('/elenco?divisao=comercial');
    const total = Number(
      await page.getByRole('heading', { level: 1 }).locator('[aria-hidden="true"]').textContent(),
    );
    expect(total).toBeGreaterThan(20);
    const cards = page.getByRole('article');
    while ((await cards.count()) < total) {
      const before = await cards.count();
      await cards.last().scrollIntoViewIfNeeded();
      await expect.poll(() => cards.count()).toBeGreaterThan(before);
    }
    await expect(cards).toHaveCount(total);
  });
});
