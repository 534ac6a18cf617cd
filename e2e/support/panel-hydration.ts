import { type BrowserContext, expect, type Page } from '@playwright/test';

type ReactProps = { dangerouslySetInnerHTML?: unknown };

/**
 * Whether React has hydrated all buttons, forms and links; before that a press is lost, or a link loads a whole page.
 * HTML that React only inserts is not hydrated, nor is a page without React.
 */
const isHydrated = () => {
  const propsOf = (element: Element): ReactProps | undefined => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
    return key === undefined ? undefined : Reflect.get(element, key);
  };
  const isOwned = (element: Element) => {
    if (propsOf(element)) return true;
    let above = element.parentElement;
    while (above && !propsOf(above)) above = above.parentElement;
    return above !== null && propsOf(above)?.dangerouslySetInnerHTML !== undefined;
  };
  if (!('__next_f' in window)) return true;
  if (![...document.querySelectorAll('button, form, a')].every(isOwned)) return false;
  // Handlers of hydrated elements work after React's effects have run.
  return new Promise<boolean>((done) => {
    // WebKit has no idle callback.
    if (!('requestIdleCallback' in window)) setTimeout(() => done(true), 100);
    else requestIdleCallback(() => done(true), { timeout: 1_000 });
  });
};

const untilHydrated = (page: Page) =>
  expect(async () => expect(await page.evaluate(isHydrated)).toBe(true)).toPass({
    timeout: 15_000,
    intervals: [20],
  });

const isPanel = (url: string) => new URL(url, 'http://site').pathname.startsWith('/admin');

function wait(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (isPanel(url)) await untilHydrated(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (isPanel(page.url())) await untilHydrated(page);
    return answer;
  };
  return page;
}

/**
 * Makes `goto` and `reload` of panel pages wait for hydration: the CMS loses earlier presses (the site queues them:
 * docs/decisions/early-clicks.md).
 */
export function waitForPanelHydration(context: BrowserContext) {
  const open = context.newPage.bind(context);
  context.newPage = async () => wait(await open());
}
