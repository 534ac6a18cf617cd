import type { Page } from '@playwright/test';
import portuguese from '../messages/pt.json' with { type: 'json' };
import { shiftsOf, watchShifts } from './support/shifts';
import { expect, test } from './support/test';

// On a slow line scripts and typefaces come late, one after the other: nothing that stands on the screen moves (CLS 0).

/** Keeps back what matches until it is let in. */
async function hold(page: Page, address: RegExp) {
  let letIn = () => {};
  const opened = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(address, async (route) => {
    await opened;
    await route.continue();
  });
  return letIn;
}

for (const size of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]) {
  test(`the empty favorites stand still at ${size.width} px while script and italic come`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await watchShifts(page);
    const letScripts = await hold(page, /\/_next\/static\/chunks\/.*\.js/);
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
  });
}
