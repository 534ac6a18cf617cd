import type { BrowserContext, Locator, Mouse, Page } from '@playwright/test';

/** How long a person's press lasts: a change of the page between down and up must not lose it. */
export const CLICK_MS = 120;

const slowed = new WeakSet<object>();

/** Playwright's classes are the same for every page of a worker: each is changed once. */
function once<Class extends object>(sample: Class, change: (its: Class) => void) {
  const its: Class = Object.getPrototypeOf(sample);
  if (slowed.has(its)) return;
  slowed.add(its);
  change(its);
}

function slowDown(page: Page) {
  once<Locator>(page.locator('html'), (its) => {
    const { click } = its;
    its.click = function (options) {
      return click.call(this, { delay: CLICK_MS, ...options });
    };
  });
  once<Mouse>(page.mouse, (its) => {
    const { click } = its;
    its.click = function (x, y, options) {
      return click.call(this, x, y, { delay: CLICK_MS, ...options });
    };
  });
}

/** From now on every click lasts as long as a person's, unless it names its own `delay`. */
export function clickLikePeople(context: BrowserContext) {
  const open = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await open();
    slowDown(page);
    return page;
  };
}
