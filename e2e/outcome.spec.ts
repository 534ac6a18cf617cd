import type { Route } from '@playwright/test';
import { FORM_RESET_MS } from '../lib/domain/constants';
import { EN, fillWhole, PT, uniqueName } from './support/application-page';
import { mainOf, REFERENCE } from './support/form-page';
import { expect, test } from './support/inbox';
import { photo } from './support/photos';
import { holdTimers } from './support/timers';

// What became of the sending is in sight, also on a small screen whose edge is at the button (SPEC section 4, DESIGN 9).
test.use({ viewport: { width: 390, height: 640 } });

for (const words of [PT, EN]) {
  test(`in ${words.lang} an application that finds no line says so where it is seen, and then where it arrived`, async ({
    page,
    allowFailures,
  }) => {
    allowFailures();
    await holdTimers(page, FORM_RESET_MS);
    await page.goto(words.path);
    await fillWhole(page, words, uniqueName(), await photo());
    const atTheEdge = async (label: string) => {
      const button = mainOf(page).getByRole('button', { name: label, exact: true });
      await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await button.click();
    };
    await page.route('**/api/upload/**', (route) => route.abort());
    await atTheEdge(words.send);
    await expect(mainOf(page).getByRole('alert')).toHaveText(words.failures.offline);
    await expect(mainOf(page).getByRole('alert')).toBeInViewport({ ratio: 1 });
    await page.unroute('**/api/upload/**');
    await atTheEdge(words.retry);
    const received = mainOf(page).getByRole('status').filter({ hasText: REFERENCE });
    await expect(received).toBeInViewport({ ratio: 1 });
  });
}

test('who sends by Enter has the focus where to try again', async ({ page, allowFailures }) => {
  allowFailures();
  const refuse = (route: Route) => (route.request().method() === 'POST' ? route.abort() : route.fallback());
  const button = (name: string) => mainOf(page).getByRole('button', { name, exact: true });
  await page.route('**/contato', refuse);
  await holdTimers(page, FORM_RESET_MS);
  await page.goto('/contato');
  await mainOf(page).getByLabel('Nome', { exact: true }).fill('Ana Lima');
  await mainOf(page).getByLabel('Mensagem').fill(uniqueName());
  const email = mainOf(page).getByLabel('E-mail');
  await email.fill('ana@example.com');
  await email.press('Enter');
  await expect(mainOf(page).getByRole('alert')).toHaveText(PT.failures.offline);
  await expect(button(PT.retry)).toBeFocused();
  await page.unroute('**/contato');
  await email.press('Enter');
  await expect(button(PT.sent)).toBeFocused();
});
