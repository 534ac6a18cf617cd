import { tellLine } from './support/line';
import { expect, test } from './support/test';

// With Save-Data there is no video, no automatic motion, and no prefetch.
test.beforeEach(({ page }) => tellLine(page, { saveData: true, effectiveType: '4g' }));

test('little data: no video, no slide by itself, no page fetched ahead', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Reproduzir' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  const carousel = page.getByRole('region', { name: 'Imagens da agência' });
  await expect(carousel.getByRole('button', { name: 'Reproduzir' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).hover();
  // A prefetch would have happened by now.
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done)));
      }),
  );
  expect(asked.filter((url) => /\.(mp4|webm|ogg)(\?|$)/.test(url))).toEqual([]);
  expect(asked.filter((url) => url.includes('_rsc='))).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});
