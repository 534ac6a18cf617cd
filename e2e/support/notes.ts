import type { Page } from '@playwright/test';

/**
 * The page writes down what `selector` says whenever it is to be seen, from now on: for what stands for so short a time
 * that a busy machine looks too late. Answers how to read the notes.
 */
export async function takeNotes(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const notes = await page.evaluateHandle((wanted) => {
    const written: string[] = [];
    new MutationObserver(() => {
      const found = document.querySelector(wanted);
      if (found?.checkVisibility()) written.push(found.textContent);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    return written;
  }, selector);
  return () => notes.jsonValue();
}
