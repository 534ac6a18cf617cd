import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { chromiumLaunch } from '../lib/browsers.ts';

/** Scripts, those of workers too, that are requested while `act` uses a page of a new browser. */
async function scriptsWhile(act: (page: Page) => Promise<void>, options: BrowserContextOptions) {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage(options);
    const scripts = new Set<string>();
    const note = (url: string) => {
      if (/^https?:.*\.js(\?|$)/.test(url)) scripts.add(url.replace(/#.*$/, ''));
    };
    page.context().on('request', (request) => note(request.url()));
    page.on('worker', (worker) => note(worker.url()));
    await act(page);
    return [...scripts];
  } finally {
    await browser.close();
  }
}

/** Uses the calendar, phone, a photo and the button, so that every part is fetched. */
async function fillInApplication(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await main.locator('button[aria-label]').first().click();
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('Escape');
  await main.locator('input[type=tel]').first().focus();
  const worker = page.waitForEvent('worker');
  const portrait = sharp({ create: { width: 600, height: 800, channels: 3, background: '#b09a85' } });
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await portrait.jpeg().toBuffer() };
  await main.locator('input[type=file]').first().setInputFiles(photo);
  await worker;
  await main.locator('button[type=submit]').click();
  await main.locator('[aria-invalid=true]').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Addresses of all scripts that the whole application form loads, its worker's among them. */
export const scriptsOfWholeForm = (address: string) =>
  scriptsWhile((page) => fillInApplication(page, address), { viewport: { width: 390, height: 844 } });

async function visitFavorites(page: Page, base: string) {
  await page.goto(`${base}/modelos`, { waitUntil: 'networkidle' });
  await page.locator('main article button').first().click();
  await page.goto(`${base}/favoritos`, { waitUntil: 'networkidle' });
  await page.locator('main article').first().hover();
  await page.locator('main [aria-haspopup=dialog]').click();
  await page.locator('dialog form').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Addresses of scripts that come only with motion. */
export async function scriptsOfMotion(base: string): Promise<string[]> {
  const visit = (page: Page) => visitFavorites(page, base);
  const moving = await scriptsWhile(visit, { reducedMotion: 'no-preference' });
  const still = await scriptsWhile(visit, { reducedMotion: 'reduce' });
  return moving.filter((address) => !still.includes(address));
}
