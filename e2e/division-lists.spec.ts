import { readPage } from './crawler/page-facts';
import { h1Of } from './support/addresses';
import { WHOLE } from './support/sample';
import { expect, test } from './support/test';

const LISTS = [
  ['/modelos?divisao=internacional', '/en/models?division=international', 'Modelos internacionais'],
  ['/modelos?divisao=mainboard', '/en/models?division=mainboard', 'Mainboard'],
  ['/modelos?divisao=new-faces', '/en/models?division=new-faces', 'New Faces'],
  ['/elenco?divisao=comercial', '/en/casting?division=commercial', 'Elenco comercial'],
] as const;

test.describe('division lists [S40.7-10]', () => {
  test('each is a list of its own, canonical, in the sitemap, in both languages; another is a 404', async ({
    request,
    baseURL,
  }) => {
    const xml = await (await request.get('/sitemaps/pages-1.xml')).text();
    for (const [path, english, title] of LISTS) {
      const html = await (await request.get(path)).text();
      expect(h1Of(html), path).toContain(title);
      const { titles, canonicals, alternates, links } = readPage(html);
      expect([titles, canonicals, alternates.en], path).toEqual([
        [`${title} | Passarela`],
        [`${baseURL}${path}`],
        `${baseURL}${english}`,
      ]);
      expect(links.filter((link) => /\/\d+\//.test(link)).length, path).toBeGreaterThan(0);
      expect(links, 'the switch of the language').toContain(english);
      for (const address of [path, english]) expect(xml).toContain(`<loc>${baseURL}${address}</loc>`);
    }
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
