import type { Page } from '@playwright/test';

const SCRIPTS = /\/_next\/static\/chunks\/.*\.js/;

/** Keeps back what matches until it is let in. */
export async function hold(page: Page, address: RegExp) {
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

/** Scripts of the build wait until they are let in. */
export const holdScripts = (page: Page) => hold(page, SCRIPTS);

/** Scripts of the build get lost; gives the way back. */
export async function loseScripts(page: Page) {
  await page.route(SCRIPTS, (route) => route.abort());
  return () => page.unroute(SCRIPTS);
}
