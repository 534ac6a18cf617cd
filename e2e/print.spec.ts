import { mainOf } from './support/form-page';
import { untilHydrated } from './support/hydrated';
import { sampled, WHOLE } from './support/sample';
import { firstIds } from './support/talents';
import { expect, test } from './support/test';

const count = (pdf: Buffer, what: RegExp) => pdf.toString('latin1').match(what)?.length ?? 0;

const MM_PX = 96 / 25.4;
const MARGINS_MM = 24;
/** Papers in millimetres. */
const PAPERS = { A4: [210, 297], Letter: [215.9, 279.4] } as const;

for (const [[format, [width, height]], details] of sampled(Object.entries(PAPERS))) {
  test(
    `a profile prints on one page of ${format}: four whole pictures and the contacts [S66.23]`,
    details,
    async ({ page }) => {
      await page.goto('/modelos');
      await page.getByRole('article').nth(2).getByRole('link').click();
      await expect(page).toHaveURL(/\/modelos\/\d+\//);
      await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      const px = (mm: number) => Math.floor((mm - MARGINS_MM) * MM_PX);
      await page.setViewportSize({ width: px(width), height: px(height) });
      const pictures = page.locator('main img:visible');
      const loaded = () =>
        pictures.evaluateAll(
          (all) => all.filter((each) => (each as HTMLImageElement).naturalWidth > 0).length,
        );
      await expect.poll(loaded).toBe(4);
      for (const picture of await pictures.all()) {
        await expect(picture).toHaveCSS('object-fit', 'contain');
        await expect(picture).toBeInViewport({ ratio: 1 });
      }
      const contacts = page.getByText(/\+55 \(\d\d\) .*@.*\/modelos\/\d+\//);
      await expect(contacts).toBeInViewport({ ratio: 1 });
      const pdf = await page.pdf({ format: format as keyof typeof PAPERS, preferCSSPageSize: true });
      expect(count(pdf, /\/Type\s*\/Page\b/g)).toBe(1);
      expect(count(pdf, /\/Subtype\s*\/Image\b/g)).toBe(4);
    },
  );
}

test(
  'printed by the browser’s own command, a profile has pictures of the screen, and no white for others',
  WHOLE,
  async ({ page }) => {
    await page.goto('/modelos');
    const path = await page.getByRole('article').nth(2).getByRole('link').getAttribute('href');
    // A size that the site makes for the first time may take longer than Chromium waits as it prints.
    await page.route(/_next\/image.*w=1080/, () => undefined);
    await page.goto(path ?? '');
    await untilHydrated(page);
    await page.evaluate(() => {
      addEventListener('beforeprint', () => {
        const shown = document.querySelectorAll('[data-on-paper] img:not([hidden])').length;
        document.documentElement.dataset.shown = String(shown);
      });
    });
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    const pictures = count(pdf, /\/Subtype\s*\/Image\b/g) ?? 0;
    expect(pictures).toBeGreaterThan(0);
    await expect(page.locator('html')).toHaveAttribute('data-shown', String(pictures));
  },
);

test('“Imprimir” prints no white in the place of a picture', WHOLE, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const all = [...document.querySelectorAll<HTMLImageElement>('[data-on-paper] img')];
      Object.assign(window, { printed: all.map(({ naturalWidth }) => naturalWidth > 0) });
    };
  });
  await page.goto('/modelos');
  await page.getByRole('article').nth(2).getByRole('link').click();
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toEqual(Array(4).fill(true));
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(count(pdf, /\/Subtype\s*\/Image\b/g)).toBe(4);
});

test('a shared selection prints as a list of whole faces, two on a page', WHOLE, async ({ page }) => {
  const ids = firstIds(5);
  await page.goto(`/favoritos?ids=${ids.join(',')}&title=Ver%C3%A3o`);
  await expect(mainOf(page).getByRole('article')).toHaveCount(ids.length);
  await page.emulateMedia({ media: 'print' });
  await expect(mainOf(page).getByText('Verão')).toBeVisible();
  await expect(mainOf(page).locator('img:visible')).toHaveCount(ids.length);
  await expect(mainOf(page).getByRole('button')).toHaveCount(0);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(count(pdf, /\/Type\s*\/Page\b/g)).toBe(3);
});

test('a post prints without menus and neighbours', WHOLE, async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveTitle(/ \| Blog$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByText('Leia também')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
