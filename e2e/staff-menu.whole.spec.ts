import { signInAsStaff, staff } from './support/staff';
import { expect, test } from './support/test';

test('the menu stands open beside a page of 1,280 px, and moves nothing once somebody may click', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsStaff(page.context());
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const list = `${staff.origin}/admin/collections/media`;
  const link = page.getByRole('link', { name: 'Talentos', exact: true });
  await page.goto(list);
  // `goto` waits until the page is hydrated: from there on somebody may click
  await page.evaluate(() => Reflect.get(window, 'shifts').splice(0));
  await expect(link).toBeInViewport();
  await page.waitForTimeout(500);
  const moved = await page.evaluate((): number[] => Reflect.get(window, 'shifts'));
  expect(Math.max(0, ...moved), 'the menu moves nothing under a click').toBeLessThan(0.05);
  await expect(page.getByRole('button', { name: 'Fechar Menu' }).first()).toBeVisible();
});
