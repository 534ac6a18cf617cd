import type { Page } from '@playwright/test';

const SCRIPTS = /\/_next\/static\/chunks\/.*\.js/;

/** Scripts of the build wait until they are let in. */
export async function holdScripts(page: Page) {
  let letIn = () => {};
  const opened = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await opened;
    await route.continue();
  });
  return letIn;
}

/** Scripts of the build get lost; gives the way back. */
export async function loseScripts(page: Page) {
  await page.route(SCRIPTS, (route) => route.abort());
  return () => page.unroute(SCRIPTS);
}
