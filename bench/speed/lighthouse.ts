import type { Browser, Page } from 'playwright';
import { say } from '../../scripts/lib/steps.ts';
import { figure, median, ratio, table } from '../lib/figures.ts';
import { audit, measuredBy, type Report, scoreOf } from '../lib/lighthouse.ts';
import { clickOnSlowPhone } from './click.ts';
import { asNewVisitor, openBrowser } from './load.ts';
import type { Bench } from './stage.ts';
import { type Visit, visitsOf } from './visits.ts';

const COLUMNS = {
  'LCP ms': (report: Report) => measuredBy(report, 'largest-contentful-paint'),
  'FCP ms': (report: Report) => measuredBy(report, 'first-contentful-paint'),
  'TBT ms': (report: Report) => measuredBy(report, 'total-blocking-time'),
  CLS: (report: Report) => measuredBy(report, 'cumulative-layout-shift'),
};
type Measured = Visit & { reports: Report[]; clicks: number[] };

function row(measured: Measured, all: readonly Measured[]) {
  const floor = all.find(({ kind, of }) => kind === measured.kind && of === 'floor');
  const of = ({ reports }: Measured, read: (report: Report) => number) => median(reports.map(read));
  const lcp = ({ reports }: Measured) => median(reports.map(COLUMNS['LCP ms']));
  const cells = Object.entries(COLUMNS).map(([name, read]) =>
    figure(of(measured, read), name === 'CLS' ? 3 : 0),
  );
  const toFloor = floor && floor !== measured ? ratio(lcp(measured), lcp(floor)) : '';
  const score = of(measured, (report) => scoreOf(report, 'performance')) * 100;
  return [measured.kind, measured.of, figure(score), toFloor, ...cells, figure(median(measured.clicks))];
}

async function withBrowser<T>(bench: Bench, work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await openBrowser(bench.builds.map(({ front }) => front.pin));
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Lighthouse's mobile preset over TLS and HTTP/2: each page of each build and its floor in turn, then a click on the
 * menu of a slow phone; medians. No other browser is open during an audit.
 */
export async function lighthouse(
  bench: Bench,
  { kinds, loads }: { kinds: readonly string[]; loads: number },
) {
  const visits = await withBrowser(bench, (browser) => visitsOf(bench, browser, kinds));
  const all = visits.map((visit): Measured => ({ ...visit, reports: [], clicks: [] }));
  const addressOf = ({ build, path }: Visit) => `https://127.0.0.1:${build.front.port}${path}`;
  for (let turn = 1; turn <= loads; turn += 1) {
    for (const visit of all)
      visit.reports.push(await audit(addressOf(visit), { categories: ['performance'] }));
    await withBrowser(bench, async (browser) => {
      for (const visit of all) {
        const press = (page: Page) => clickOnSlowPhone(page, addressOf(visit));
        visit.clicks.push(await asNewVisitor(browser, press));
      }
    });
    say(`Lighthouse: ${turn} of ${loads} audits`);
  }
  const head = ['page', 'of', 'performance', 'LCP ÷ floor', ...Object.keys(COLUMNS), 'INP ms'];
  const rows = table([head, ...all.map((measured) => row(measured, all))]);
  return `## Lighthouse\n\nMobile, over TLS and HTTP/2, medians of ${loads} audits; INP: the menu pressed on a page at rest, processor ÷ 4\n\n${rows}`;
}
