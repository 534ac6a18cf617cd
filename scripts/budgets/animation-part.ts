import type { Page } from 'playwright';
import { scriptsWhile } from './scripts-while.ts';

const visitFavorites = (base: string) => async (page: Page) => {
  await page.goto(`${base}/modelos`, { waitUntil: 'networkidle' });
  await page.locator('main article button').first().click();
  await page.goto(`${base}/favoritos`, { waitUntil: 'networkidle' });
  await page.locator('main article').first().hover();
  await page.locator('main [aria-haspopup=dialog]').click();
  await page.locator('dialog form').waitFor();
  await page.waitForLoadState('networkidle');
};

/** Addresses of scripts that come only with motion. */
export async function scriptsOfMotion(base: string): Promise<string[]> {
  const moving = await scriptsWhile(visitFavorites(base), { reducedMotion: 'no-preference' });
  const still = await scriptsWhile(visitFavorites(base), { reducedMotion: 'reduce' });
  return moving.filter((address) => !still.includes(address));
}
