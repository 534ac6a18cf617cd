import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Whether React has taken over all there is to press and to fill in; before that, a press is lost. */
const isAlive = () =>
  [...document.querySelectorAll('button, form')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps')),
  );

async function untilAlive(page: Page) {
  await expect(async () => expect(await page.evaluate(isAlive)).toBe(true)).toPass({
    timeout: 15_000,
    intervals: [20],
  });
}

function wait(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...given) => {
    const answer = await goto(...given);
    await untilAlive(page);
    return answer;
  };
  page.reload = async (...given) => {
    const answer = await reload(...given);
    await untilAlive(page);
    return answer;
  };
  return page;
}

/** From now on the pages of a context have arrived, and been loaded anew, only when their script listens. */
export function arriveAlive(context: BrowserContext) {
  const open = context.newPage.bind(context);
  context.newPage = async () => wait(await open());
}
