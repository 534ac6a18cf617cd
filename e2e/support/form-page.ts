import { expect, type Locator, type Page } from '@playwright/test';

export const REFERENCE = /[A-Z]{2,5}-[0-9A-Z]{5,8}/;

export const mainOf = (page: Page) => page.getByRole('main');

/** The reference that a form shows once it is stored. */
export async function referenceIn(place: Locator): Promise<string> {
  const status = place.getByRole('status').filter({ hasText: REFERENCE });
  await expect(status).toBeVisible({ timeout: 30_000 });
  return REFERENCE.exec((await status.textContent()) ?? '')?.[0] ?? '';
}
