import type { Page } from '@playwright/test';

type TraceEvent = { name: string; args?: { elementCount?: number } };

/** Elements whose style Chromium computes again while `change` happens: the most of any one pass. */
export async function mostRestyled(page: Page, change: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  // The protocol's type knows each event as an object of strings only.
  session.on('Tracing.dataCollected', ({ value }) => events.push(...JSON.parse(JSON.stringify(value))));
  await session.send('Tracing.start', { categories: 'devtools.timeline', transferMode: 'ReportEvents' });
  await change();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const passes = events.filter(({ name }) => name === 'UpdateLayoutTree');
  return Math.max(0, ...passes.map(({ args }) => args?.elementCount ?? 0));
}
