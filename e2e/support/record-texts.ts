import type { Page } from '@playwright/test';

/**
 * Records every text of the element at `selector` from now on: some are gone before a busy machine looks. Returns a
 * function that reads them.
 */
export async function recordTexts(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const record = await page.evaluateHandle((wanted) => {
    const texts: string[] = [];
    new MutationObserver(() => {
      const found = document.querySelector(wanted);
      if (found?.checkVisibility()) texts.push(found.textContent);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    return texts;
  }, selector);
  return () => record.jsonValue();
}
