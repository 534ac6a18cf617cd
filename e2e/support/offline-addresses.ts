import type { Page } from '@playwright/test';
import { keepTalents } from './favorites';
import { mainOf } from './form-page';
import { expect } from './test';

/** The addresses that this browser keeps for times without network, without the site's name. */
export const offlineAddresses = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('kept')).keys();
    return requests.map(({ url }) => url.slice(location.origin.length));
  });

/** Keeps talents and waits until their profiles, with pictures, are copied; gives the profiles' paths. */
export async function storeProfilesOffline(page: Page, count: number) {
  await keepTalents(page, count);
  const links = mainOf(page).getByRole('article').getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await expect(async () => {
    const kept = await offlineAddresses(page);
    expect(kept).toEqual(expect.arrayContaining(['/favoritos', ...paths]));
    expect(kept.filter((path) => path.startsWith('/_next/image')).length).toBeGreaterThanOrEqual(2 * count);
  }).toPass();
  // the worker has done its work once it drops unneeded entries
  await page.evaluate(async () => (await caches.open('kept')).put('/unneeded', new Response('')));
  await page.reload();
  await expect.poll(() => offlineAddresses(page)).not.toContain('/unneeded');
  return paths;
}
