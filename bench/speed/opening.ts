import { say } from '../../scripts/lib/steps.ts';
import { figure, median, table } from '../lib/figures.ts';
import { SLOW_4G, startSlowLine } from '../lib/slow-line.ts';
import { type Opened, openSecond } from './click.ts';
import { asNewVisitor, openBrowser } from './load.ts';
import type { Bench } from './stage.ts';

const LIST = '/modelos';
const SETTLE_MS = 5_000;

/** From a list to a profile: the second card is pressed on a phone, each build of ours in turn; medians in ms. */
export async function opening({ builds }: Bench, { loads }: { loads: number }): Promise<string> {
  const browser = await openBrowser(builds.map(({ front }) => front.pin));
  const ours = builds.filter(({ name }) => name !== 'peer');
  const all = ours.map((build) => ({ build, opened: [] as Opened[] }));
  // The first of each is not counted: its pictures may have to be made.
  for (let turn = 0; turn <= loads; turn += 1) {
    for (const { build, opened } of all) {
      const line = await startSlowLine(build.front.port, SLOW_4G);
      const address = `https://127.0.0.1:${line.port}${LIST}`;
      const times = await asNewVisitor(browser, (page) => openSecond(page, address, SETTLE_MS));
      if (turn > 0) opened.push(times);
      line.close();
    }
    say(`list → profile: ${turn} of ${loads}`);
  }
  await browser.close();
  const rows = all.map(({ build, opened }) => [
    build.name,
    figure(median(opened.map(({ touched }) => touched))),
    figure(median(opened.map(({ released }) => released))),
  ]);
  const head = ['build', 'since the finger came to the card', 'since it left, 120 ms later'];
  return `## From a list to a profile\n\nThe picture of the second card's profile stands, ms, ${SLOW_4G.name}, medians of ${loads}\n\n${table([head, ...rows])}`;
}
