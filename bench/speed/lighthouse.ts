import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/lib/browsers.ts';
import { say } from '../../scripts/lib/steps.ts';
import { figure, median, table } from '../lib/figures.ts';
import { openBrowser } from './load.ts';
import type { Bench } from './stage.ts';
import { visitsOf } from './visits.ts';

type Report = {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
};

/** Fetched by the measurement alone: 67 packages and 177 MB that neither a demo nor a test needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const TRIES = 3;

const measured = (id: string) => (report: Report) => report.audits[id]?.numericValue ?? 0;
const COLUMNS: [name: string, read: (report: Report) => number, decimals: number][] = [
  ['performance', ({ categories }) => (categories.performance?.score ?? 0) * 100, 0],
  ['LCP ms', measured('largest-contentful-paint'), 0],
  ['FCP ms', measured('first-contentful-paint'), 0],
  ['TBT ms', measured('total-blocking-time'), 0],
  ['CLS', measured('cumulative-layout-shift'), 3],
];

/** One run of Lighthouse at an address, on a phone. */
async function audit(address: string): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  const args = [
    ...[address, '--quiet', '--only-categories=performance', '--output=json', `--output-path=${file}`],
    `--chrome-flags=--headless=new --ignore-certificate-errors ${CHROMIUM_ARGS.join(' ')}`,
  ];
  try {
    // On a busy machine the browser's trace fails now and then: that says nothing about the page.
    for (let tries = TRIES; ; tries -= 1) {
      const env = { CHROME_PATH: findChromium() };
      const { failed, stderr } = await execa('npx', ['--yes', LIGHTHOUSE, ...args], { env, reject: false });
      if (!failed) return JSON.parse(readFileSync(file, 'utf8'));
      if (tries === 1) throw new Error(stderr);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lighthouse's mobile preset over TLS and HTTP/2, each page of each build in turn: medians. No other browser runs. */
export async function lighthouse(
  bench: Bench,
  { kinds, loads }: { kinds: readonly string[]; loads: number },
) {
  const browser = await openBrowser(bench.builds.map(({ front }) => front.pin));
  const visits = await visitsOf(bench, browser, kinds).finally(() => browser.close());
  const all = visits
    .filter(({ of }) => of !== 'floor')
    .map((visit) => ({ ...visit, reports: [] as Report[] }));
  for (let turn = 1; turn <= loads; turn += 1) {
    for (const { build, path: page, reports } of all)
      reports.push(await audit(`https://127.0.0.1:${build.front.port}${page}`));
    say(`Lighthouse: ${turn} of ${loads} audits`);
  }
  const rows = all.map(({ kind, of, reports }) => {
    const cells = COLUMNS.map(([, read, decimals]) => figure(median(reports.map(read)), decimals));
    return [kind, of, ...cells];
  });
  const head = ['page', 'of', ...COLUMNS.map(([name]) => name)];
  return `## Lighthouse\n\nMobile, over TLS and HTTP/2, medians of ${loads} audits\n\n${table([head, ...rows])}`;
}
