import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Finishes running animations: fading and sliding parts are checked at their end. */
async function settle(page: Page) {
  const isStill = () => {
    const moving = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    for (const each of moving) each.finish();
    return (
      moving.length === 0 && document.querySelector('[data-sonner-toast][data-mounted="false"]') === null
    );
  };
  await expect.poll(() => page.evaluate(isStill)).toBe(true);
}

/** Expects no violation of WCAG 2.2 AA on the page as it stands; the failure names rule, place and reason. */
export async function axe(
  page: Page,
  { without = [], notRules = [] }: { without?: string[]; notRules?: string[] } = {},
) {
  await settle(page);
  // Our pages have no foreign frames: axe may run in the page alone, in a third of the time.
  const builder = new AxeBuilder({ page }).setLegacyMode().withTags(WCAG_22_AA).disableRules(notRules);
  for (const selector of without) builder.exclude(selector);
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
