import { once } from 'node:events';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { CHROMIUM_ARGS, findChromium } from './chromium.mjs';

const portrait = () =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#b09a85' } })
    .jpeg()
    .toBuffer();

/** Opens the calendar, touches the phone, chooses a photo and sends what is still incomplete: every part is fetched. */
async function touchEverything(page, address) {
  await page.goto(address, { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await main.locator('button[aria-label]').first().click();
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('Escape');
  await main.locator('input[type=tel]').first().focus();
  const worker = once(page, 'worker');
  await main
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await portrait() });
  await worker;
  await main.locator('button[type=submit]').click();
  await main.locator('[aria-invalid=true]').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Addresses of all scripts that the application form loads when every part of it is used, its worker's among them. */
export async function scriptsOfWholeForm(address) {
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const scripts = new Set();
    const note = (url) => {
      if (/^https?:.*\.js(\?|$)/.test(url)) scripts.add(url.replace(/#.*$/, ''));
    };
    page.context().on('request', (request) => note(request.url()));
    page.on('worker', (worker) => note(worker.url()));
    await touchEverything(page, address);
    return [...scripts];
  } finally {
    await browser.close();
  }
}
