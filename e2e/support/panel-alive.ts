import { type BrowserContext, expect, type Page } from '@playwright/test';

type ReactProps = { dangerouslySetInnerHTML?: unknown };

/**
 * Whether React has taken over all there is to press and to fill in; before that, a press is lost, or a link is a link.
 * Texts of the panel, whose HTML stands as it is, need nobody; nor does a page that was never React's.
 */
const isAlive = () => {
  const propsOf = (element: Element): ReactProps | undefined => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
    return key === undefined ? undefined : Reflect.get(element, key);
  };
  const isTaken = (element: Element) => {
    if (propsOf(element)) return true;
    let above = element.parentElement;
    while (above && !propsOf(above)) above = above.parentElement;
    return above !== null && propsOf(above)?.dangerouslySetInnerHTML !== undefined;
  };
  if (!('__next_f' in window)) return true;
  if (![...document.querySelectorAll('button, form, a')].every(isTaken)) return false;
  // What React has taken while it renders listens after its effects, which come later.
  return new Promise<boolean>((done) => {
    // WebKit has no idle callback.
    if (!('requestIdleCallback' in window)) setTimeout(() => done(true), 100);
    else requestIdleCallback(() => done(true), { timeout: 1_000 });
  });
};

const untilAlive = (page: Page) =>
  expect(async () => expect(await page.evaluate(isAlive)).toBe(true)).toPass({
    timeout: 15_000,
    intervals: [20],
  });

const isPanel = (url: string) => new URL(url, 'http://site').pathname.startsWith('/admin');

function wait(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (isPanel(url)) await untilAlive(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (isPanel(page.url())) await untilAlive(page);
    return answer;
  };
  return page;
}

/**
 * From now on pages of the panel have arrived, and been loaded anew, only when their script listens: the CMS keeps no press
 * that comes before (the site does: docs/decisions/early-taps.md).
 */
export function panelArrivesAlive(context: BrowserContext) {
  const open = context.newPage.bind(context);
  context.newPage = async () => wait(await open());
}
