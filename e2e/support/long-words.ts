import type { Page } from '@playwright/test';
import english from '../../messages/en.json' with { type: 'json' };
import portuguese from '../../messages/pt.json' with { type: 'json' };
import { brokenWordsInPage } from './broken-words';

const LONG_WORD = 'Anticonstitucionalissimamenteinternacion';

const textsOf = (messages: unknown): string[] =>
  typeof messages === 'string' ? [messages] : Object.values(messages ?? {}).flatMap(textsOf);

/** The site's own words; other text came from a service, or is a number of the site with its unit. */
const OWN_WORDS = [portuguese, english].flatMap(textsOf).filter((text) => !text.includes('{'));

/** Runs in the page: makes the first word of every text that is not in `own` long; returns how many there were. */
function lengthenInPage([word, own]: [word: string, own: string[]]): number {
  const ours = new Set(own);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let count = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    if (node.parentElement?.closest('script, style, noscript, svg') || ours.has(text.trim())) continue;
    const longer = text.replace(/[\p{L}\p{M}]{3,}/u, word);
    if (longer === text) continue;
    node.textContent = longer;
    count += 1;
  }
  return count;
}

/** Runs in the page: texts with `word` of which a part is beyond the window's side or cut off. */
function cutOffInPage(word: string): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (!node.textContent?.includes(word) || element.closest('select, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Text for screen readers alone is a point.
    if ((element.clientWidth || 2) < 2) continue;
    const { left, right, width, height } = range.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    let start = 0;
    let end = document.documentElement.clientWidth;
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(around);
      // A scroller's content can be scrolled into view; a line with an ellipsis is meant to end.
      if (
        textOverflow === 'ellipsis' ||
        (/auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth)
      ) {
        start = Number.NEGATIVE_INFINITY;
        end = Number.POSITIVE_INFINITY;
        break;
      }
      if (!/hidden|clip/.test(overflowX)) continue;
      const box = around.getBoundingClientRect();
      start = Math.max(start, box.left);
      end = Math.min(end, box.right);
    }
    if (left < start - 1 || right > end + 1) {
      const path = `${element.tagName.toLowerCase()}.${element.className} in ${element.parentElement?.className}`;
      found.push(
        `${path}: ${Math.round(left)}…${Math.round(right)} of ${Math.round(start)}…${Math.round(end)}`,
      );
    }
  }
  return [...new Set(found)];
}

/** Gives every text that came from a service a word of 40 letters; returns how many there were. */
export const lengthenWords = (page: Page) =>
  page.evaluate(lengthenInPage, [LONG_WORD, OWN_WORDS] satisfies [string, string[]]);

/** The faults of long words in a page: its extra width, cut-off texts, and words broken needlessly. */
export const longWordsIn = async (page: Page) => ({
  tooWide: await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)),
  cutOff: await page.evaluate(cutOffInPage, LONG_WORD),
  broken: await page.evaluate(brokenWordsInPage, 0),
});
