import type { Page } from '@playwright/test';

/** From now on the page's processor is so many times slower, as on a cheap phone. */
export async function slowDown(page: Page, times = 6) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
