import { say } from '../../scripts/lib/steps.ts';
import { figure, median, ratio, table } from '../lib/figures.ts';
import { audit, measuredBy, type Report, scoreOf } from '../lib/lighthouse.ts';
import { openBrowser } from './load.ts';
import type { Bench } from './stage.ts';
import { type Visit, visitsOf } from './visits.ts';

const COLUMNS = {
  'LCP ms': (report: Report) => measuredBy(report, 'largest-contentful-paint'),
  'FCP ms': (report: Report) => measuredBy(report, 'first-contentful-paint'),
  'TBT ms': (report: Report) => measuredBy(report, 'total-blocking-time'),
  CLS: (report: Report) => measuredBy(report, 'cumulative-layout-shift'),
};
type Measured = Visit & { reports: Report[] };

function row(measured: Measured, all: readonly Measured[]) {
  const floor = all.find(({ kind, of }) => kind === measured.kind && of === 'floor');
  const of = ({ reports }: Measured, read: (report: Report) => number) => median(reports.map(read));
  const lcp = ({ reports }: Measured) => median(reports.map(COLUMNS['LCP ms']));
  const cells = Object.entries(COLUMNS).map(([name, read]) =>
    figure(of(measured, read), name === 'CLS' ? 3 : 0),
  );
  const toFloor = floor && floor !== measured ? ratio(lcp(measured), lcp(floor)) : '';
  const score = of(measured, (report) => scoreOf(report, 'performance')) * 100;
  return [measured.kind, measured.of, figure(score), toFloor, ...cells];
}

/** Lighthouse's mobile preset over TLS and HTTP/2: medians, each page of each build and its floor in turn. */
export async function lighthouse(
  bench: Bench,
  { kinds, loads }: { kinds: readonly string[]; loads: number },
) {
  const browser = await openBrowser(bench.builds.map(({ front }) => front.pin));
  const visits = await visitsOf(bench, browser, kinds);
  await browser.close();
  const all = visits.map((visit): Measured => ({ ...visit, reports: [] }));
  for (let turn = 1; turn <= loads; turn += 1) {
    for (const { build, path, reports } of all) {
      const address = `https://127.0.0.1:${build.front.port}${path}`;
      reports.push(await audit(address, { categories: ['performance'] }));
    }
    say(`Lighthouse: ${turn} of ${loads} audits`);
  }
  const head = ['page', 'of', 'performance', 'LCP ÷ floor', ...Object.keys(COLUMNS)];
  const rows = table([head, ...all.map((measured) => row(measured, all))]);
  return `## Lighthouse\n\nMobile, over TLS and HTTP/2, medians of ${loads} audits\n\n${rows}`;
}
