import type { Page } from '@playwright/test';
import portuguese from '../messages/pt.json' with { type: 'json' };
import { uniqueName } from './support/application-page';
import { hearts, quoteOpener, trash } from './support/favorites';
import { mainOf, REFERENCE, referenceIn } from './support/form-page';
import { untilHydrated } from './support/hydrated';
import { untilIdle } from './support/idle';
import { expect, test } from './support/inbox';
import { offlineAddresses, storeProfilesOffline } from './support/offline-addresses';
import { startOwnSite } from './support/own-site';
import { WHOLE } from './support/sample';
import { MODELS } from './support/talents';

// docs/decisions/offline.md
test.use({ serviceWorkers: 'allow' });

const { Offline, Quote, Form } = portuguese;

const isDisplayed = (page: Page) =>
  mainOf(page)
    .getByRole('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

async function askWithoutNetwork(page: Page, message: string) {
  await storeProfilesOffline(page, 1);
  await page.context().setOffline(true);
  await page.goto('/favoritos');
  return askHere(page, message);
}

/** Asks for a quote in airplane mode; gives the panel of the form, which says that the quote waits. */
async function askHere(page: Page, message: string) {
  await untilHydrated(page);
  await quoteOpener(page).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel(Quote.name, { exact: true }).fill('Agência X');
  await panel.getByLabel(Quote.email).fill('x@example.com');
  await panel.getByLabel(Quote.phone).fill('+55 (11) 99999-9999');
  await panel.getByLabel(Quote.message).fill(message);
  await panel.getByRole('button', { name: Form.send, exact: true }).click();
  await expect(panel.getByText(Form.failures.queued)).toBeVisible();
  return panel;
}

test('without network the favorites and their profiles open with their pictures, and say so; other pages lead there; a quote waits, and is stored once when the network is back', async ({
  page,
  context,
  inbox,
  allowFailures,
}) => {
  allowFailures();
  allowFailures(/Failed to fetch RSC payload/);
  const [first = ''] = await storeProfilesOffline(page, 2);
  await context.setOffline(true);
  await page.goto('/favoritos');
  await expect(page.getByText(Offline.line)).toBeVisible();
  await expect(mainOf(page).getByRole('article')).toHaveCount(2);
  await expect.poll(() => isDisplayed(page)).toBe(true);
  await mainOf(page).getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(first);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(Offline.line)).toBeVisible();
  await expect.poll(() => isDisplayed(page)).toBe(true);
  for (const path of ['/modelos', '/contato', `/favoritos?ids=${MODELS.slice(0, 2).map(({ id }) => id)}`]) {
    await page.goto(path);
    await expect(page).toHaveURL('/favoritos');
  }
  const message = `Offline ${uniqueName()}`;
  const panel = await askHere(page, message);
  // again, as the impatient do
  await panel.getByRole('button', { name: Form.retry, exact: true }).click();
  await expect(panel.getByText(Form.failures.queued)).toBeVisible();
  await context.setOffline(false);
  const reference = await referenceIn(panel);
  expect(await inbox.find('quotes', reference)).toMatchObject({ message });
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByText(Offline.line)).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('queued-quotes');
  expect(await inbox.count('quotes', 'message', message)).toBe(1);
});

test(
  'without network a post that was just read stays readable under its address, and says so',
  WHOLE,
  async ({ page, context, allowFailures }) => {
    allowFailures();
    allowFailures(/Failed to fetch RSC payload/);
    await storeProfilesOffline(page, 1);
    await page.goto('/blog');
    await mainOf(page).getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/blog\/[^/]+$/);
    const { pathname } = new URL(page.url());
    const title = (await mainOf(page).getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect.poll(() => offlineAddresses(page)).toContain(pathname);
    await page.goto('/favoritos');
    await context.setOffline(true);
    await page.goto(pathname);
    await expect(page).toHaveURL(pathname);
    await expect(mainOf(page).getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(Offline.line)).toBeVisible();
  },
);

test(
  'without network and favorites Back leads from the browser’s error to the list, at its place',
  WHOLE,
  async ({ page, context, allowFailures }) => {
    allowFailures();
    allowFailures(/Failed to fetch RSC payload/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/modelos');
    await untilHydrated(page);
    await untilIdle(page);
    const card = mainOf(page).getByRole('article').nth(6);
    await card.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    await context.setOffline(true);
    await card.getByRole('link').click({ noWaitAfter: true });
    await expect(page).toHaveURL(/^chrome-error:/);
    await page.evaluate(() => {
      setTimeout(() => history.back());
    });
    await expect(card.getByRole('link')).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  },
);

test(
  'a quote that waited goes from the next page that is opened, and its draft with it',
  WHOLE,
  async ({ page, context, inbox, allowFailures }) => {
    allowFailures();
    const message = `Later ${uniqueName()}`;
    await askWithoutNetwork(page, message);
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto('/modelos');
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: REFERENCE });
    await expect(toast).toContainText('pedido de orçamento foi enviado');
    const [reference = ''] = REFERENCE.exec((await toast.textContent()) ?? '') ?? [];
    expect(await inbox.find('quotes', reference)).toMatchObject({ message });
    const left = await page.evaluate(() => JSON.stringify(localStorage));
    expect(left).not.toContain(message);
  },
);

test(
  'what is kept is favorites, their pictures and parts of the build; without hearts nothing',
  WHOLE,
  async ({ page }) => {
    await storeProfilesOffline(page, 1);
    await page.goto(`/favoritos?ids=${MODELS.slice(0, 2).map(({ id }) => id)}`);
    await page.goto('/contato');
    for (const path of await offlineAddresses(page))
      expect(path).toMatch(/^\/(favoritos|modelos\/\d+\/[a-z-]+|_next\/(static\/|image\?url=).+)$/);
    await page.goto('/favoritos');
    await trash(page).first().click();
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  },
);

test('nothing is kept before a first heart', WHOLE, async ({ page }) => {
  await page.goto('/modelos');
  await untilHydrated(page);
  await expect(hearts(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('switched off, no worker comes to a browser that has none', WHOLE, async ({ page }) => {
  test.setTimeout(120_000);
  const site = await startOwnSite({ env: { OFFLINE_COPIES: 'false' } });
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    serviceWorker.register = () => {
      document.documentElement.dataset.registered = '';
      return Promise.reject(new Error('a worker was asked for'));
    };
  });
  try {
    await page.goto(`${site.url}/modelos`);
    await hearts(page).first().click();
    await page.goto(`${site.url}/favoritos`);
    await expect(mainOf(page).getByRole('article')).toHaveCount(1);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await untilIdle(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-registered');
  } finally {
    await site.stop();
  }
});

test(
  'what is written after a quote was queued stays, and the quote goes as it was',
  WHOLE,
  async ({ page, context, inbox, allowFailures }) => {
    allowFailures();
    const message = `Changed ${uniqueName()}`;
    const panel = await askWithoutNetwork(page, message);
    await panel.getByLabel(Quote.message).fill('Outra pergunta');
    await context.setOffline(false);
    await expect(page.locator('[data-sonner-toast]').filter({ hasText: REFERENCE })).toBeVisible();
    expect(await inbox.count('quotes', 'message', message)).toBe(1);
    await page.reload();
    await quoteOpener(page).click();
    await expect(panel.getByLabel(Quote.message)).toHaveValue('Outra pergunta');
  },
);
