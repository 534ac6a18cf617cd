import type { Page } from '@playwright/test';
import { FORM_RESET_MS } from '../lib/domain/constants';
import portuguese from '../messages/pt.json' with { type: 'json' };
import { fillWhole, PT, uniqueName } from './support/application-page';
import { hold, holdScripts } from './support/delayed-scripts';
import { mainOf, REFERENCE } from './support/form-page';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/inbox';
import { photo } from './support/photos';
import { sampled, WHOLE } from './support/sample';
import { forgetShifts, shiftsOf, watchShifts } from './support/shifts';
import { holdTimers } from './support/timers';

// Nothing visible moves when a part comes late on a slow line (CLS 0), or when a form shows its result.
test.describe.configure({ timeout: 90_000 });

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

for (const size of SIZES) {
  test(
    `the empty favorites stand still at ${size.width} px while script and italic come`,
    WHOLE,
    async ({ page }) => {
      await page.setViewportSize(size);
      await watchShifts(page);
      const letScripts = await holdScripts(page);
      const letItalic = await hold(page, /italic.*\.woff2/);
      await page.goto('/favoritos', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await shiftsOf(page)).toEqual([]);
      letScripts();
      await expect(page.getByText(portuguese.Favorites.empty)).toBeVisible();
      expect(await shiftsOf(page)).toEqual([]);
      const italic = page.waitForResponse(/italic.*\.woff2/);
      letItalic();
      await italic;
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftsOf(page)).toEqual([]);
    },
  );
}

// A word may be a few pixels wider; lines and everything below stay (docs/decisions/paint-first.md).
const BARELY_SEEN = 0.0005;

for (const [path, details] of sampled(['/', '/modelos', '/elenco', '/contato', '/blog', '/seja-modelo'])) {
  test(`${path} barely moves on a phone when its typefaces come`, details, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchShifts(page);
    const letTypefaces = await hold(page, /\.woff2/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-fonts', 'wait');
    await untilHydrated(page);
    letTypefaces();
    await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
    const shifts = await shiftsOf(page);
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThan(BARELY_SEEN);
  });
}

type PageTexts = { send: string; retry: string; sent: string };

/** Sends to no line, then to a good one, with the whole end of the form in sight; the form's last word is awaited. */
async function sendTwice(page: Page, words: PageTexts, address: string, clear: () => Promise<unknown>) {
  const button = (name: string) => mainOf(page).getByRole('button', { name, exact: true });
  const refuse = (name: string) =>
    page.route(name, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  await button(words.send).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await refuse(address);
  await forgetShifts(page);
  await button(words.send).click();
  await expect(mainOf(page).getByRole('alert')).not.toBeEmpty();
  expect(await shiftsOf(page), 'failed').toEqual([]);
  await page.unroute(address);
  await button(words.retry).click();
  await expect(mainOf(page).getByRole('status').filter({ hasText: REFERENCE })).toBeVisible();
  await expect(button(words.sent)).toBeVisible();
  expect(await shiftsOf(page), 'sent').toEqual([]);
  await clear();
  await expect(button(words.send)).toBeHidden();
}

for (const size of SIZES) {
  test.describe(`at ${size.width} px`, WHOLE, () => {
    test.use({ viewport: size });

    test('a message that fails, then arrives, moves nothing', async ({ page, allowFailures }) => {
      allowFailures();
      await watchShifts(page);
      const clear = await holdTimers(page, FORM_RESET_MS);
      await page.goto('/contato');
      await untilHydrated(page);
      await mainOf(page).getByLabel('Nome', { exact: true }).fill('Ana Lima');
      await mainOf(page).getByLabel('E-mail').fill('ana@example.com');
      await mainOf(page).getByLabel('Mensagem').fill('Bom dia');
      // the card with the sent values takes the place of the form
      const place = () =>
        mainOf(page)
          .getByLabel('Nome', { exact: true })
          .evaluate((field) => field.getBoundingClientRect().top + scrollY);
      let before = Number.NaN;
      await sendTwice(page, PT, '**/contato', async () => {
        before = await place();
        await clear();
      });
      expect(await place(), 'cleared').toBeCloseTo(before, 0);
      await expect(mainOf(page).getByText(portuguese.Sent.message.title)).toBeInViewport({ ratio: 1 });
    });

    test('an application that fails, then arrives, moves nothing', async ({ page, allowFailures }) => {
      allowFailures();
      await watchShifts(page);
      const clear = await holdTimers(page, FORM_RESET_MS);
      await page.goto(PT.path);
      await untilHydrated(page);
      await fillWhole(page, PT, uniqueName(), await photo());
      await sendTwice(page, PT, '**/api/upload/**', clear);
    });
  });
}
