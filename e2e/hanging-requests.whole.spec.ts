import type { Page } from '@playwright/test';
import { PT } from './support/application-page';
import { hearts, trash } from './support/favorites';
import { mainOf } from './support/form-page';
import { expect, test } from './support/test';

/** The first answer at an address never comes, and the page's patience ends after its request. */
async function hangOnce(page: Page, address: string) {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const patience = new AbortController();
    let isFirst = true;
    AbortSignal.timeout = (limitMs) => {
      const signal = isFirst ? patience.signal : timeout(limitMs);
      isFirst = false;
      return signal;
    };
    window.addEventListener('out-of-patience', () => patience.abort(new DOMException('', 'TimeoutError')));
  });
  const giveUp = () => void page.evaluate(() => window.dispatchEvent(new Event('out-of-patience')));
  await page.route(address, giveUp, { times: 1 });
}

test.beforeEach(({ allowFailures }) => allowFailures());

test('a list whose next page hangs says so, and goes on when asked', async ({ page }) => {
  await hangOnce(page, '**/api/talents/**/2');
  await page.goto('/modelos');
  await page.getByRole('article').nth(19).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('article')).toHaveCount(40);
});

test('favorites whose cards hang are asked for again at the next change', async ({ page }) => {
  await page.goto('/modelos');
  for (const index of [0, 1]) await hearts(page).nth(index).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Favoritos, 2 talento/ })).toBeVisible();
  await hangOnce(page, '**/api/favorites/**');
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/favorites/'));
  await page.goto('/favoritos');
  await givenUp;
  await expect(page.getByRole('article').getByText('Altura')).toHaveCount(0);
  await trash(page).first().click();
  await expect(page.getByRole('article').getByText('Altura')).toHaveCount(1);
});

test('a place whose list hangs is typed', async ({ page }) => {
  await hangOnce(page, '**/api/options/pt/states/**');
  await page.goto(PT.path);
  const form = mainOf(page);
  await form.getByLabel(PT.fields.country, { exact: true }).selectOption({ label: PT.brazil });
  await form.getByRole('textbox', { name: PT.fields.id_state, exact: true }).fill('SC');
  await expect(form.getByRole('textbox', { name: new RegExp(`^${PT.fields.basedin}`) })).toBeVisible();
});
