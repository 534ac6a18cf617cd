import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What fades in is judged when it is there. */
const fadeIn = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.getAnimations())
      if (each instanceof CSSAnimation && each.animationName === 'fade-in') each.finish();
  });

/** Expects no violation of WCAG 2.2 AA on the page as it stands; the failure names rule, place and reason. */
export async function axe(page: Page, { without = [] }: { without?: string[] } = {}) {
  await fadeIn(page);
  const builder = new AxeBuilder({ page }).withTags(WCAG_22_AA);
  for (const selector of without) builder.exclude(selector);
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
