import type { Locator, Page } from '@playwright/test';
import { keepTalents, quoteOpener } from './favorites';
import { expect } from './test';

/** The size of a common phone, in CSS pixels. */
export const PHONE = { width: 390, height: 844 };

export const panel = (page: Page) => page.getByRole('dialog', { name: 'Pedir orçamento' });

/** How far an element stands from its place, in pixels to the right and downwards. */
export const shiftOf = (element: Locator) =>
  element.evaluate((each) => {
    const { e, f } = new DOMMatrix(getComputedStyle(each).transform);
    return { x: Math.round(e), y: Math.round(f) };
  });

/** Opens the panel, and waits until it is at rest and can be dragged. */
export async function openPanel(page: Page) {
  await keepTalents(page, 1);
  await quoteOpener(page).click();
  await expect(panel(page)).toHaveAttribute('data-sheet', 'y');
  await expect.poll(() => shiftOf(panel(page))).toEqual({ x: 0, y: 0 });
  await expect(panel(page).getByLabel('Nome', { exact: true })).toBeVisible();
}

/** Collects the addresses of the scripts that the page gets and that hold the motion library. */
export function watchLibrary(page: Page) {
  const found: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/_next/static/chunks/')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('dataset.held')) found.push(response.url());
  });
  return found;
}
