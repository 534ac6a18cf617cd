import type { Page } from '@playwright/test';

const SCRIPTS = /\/_next\/static\/chunks\/.*\.js/;

/** Holds back requests that match; returns a function that releases them. */
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

/** Holds back the scripts of the build; returns a function that releases them. */
export const holdScripts = (page: Page) => hold(page, SCRIPTS);

/** Aborts the scripts of the build; returns a function that undoes that. */
export async function loseScripts(page: Page) {
  await page.route(SCRIPTS, (route) => route.abort());
  return () => page.unroute(SCRIPTS);
}

/** Opens a page whose scripts wait; answers how to let them come. */
export async function openEarly(page: Page, path: string) {
  const letIn = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return letIn;
}
