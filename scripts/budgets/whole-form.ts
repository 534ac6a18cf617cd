import type { Page } from 'playwright';
import sharp from 'sharp';
import { scriptsWhile } from './scripts-while.ts';

const portrait = () =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#b09a85' } })
    .jpeg()
    .toBuffer();

/** Uses the calendar, phone, a photo and the button, so that every part is fetched. */
async function touchEverything(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await main.locator('button[aria-label]').first().click();
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('Escape');
  await main.locator('input[type=tel]').first().focus();
  const worker = page.waitForEvent('worker');
  await main
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await portrait() });
  await worker;
  await main.locator('button[type=submit]').click();
  await main.locator('[aria-invalid=true]').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Addresses of all scripts that the whole application form loads, its worker's among them. */
export const scriptsOfWholeForm = (address: string) =>
  scriptsWhile((page) => touchEverything(page, address), { viewport: { width: 390, height: 844 } });
