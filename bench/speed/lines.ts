import type { Browser } from 'playwright';
import { say } from '../../scripts/lib/steps.ts';
import { figure, median, ratio, table } from '../lib/figures.ts';
import { type Line, SLOW_4G, startSlowLine } from '../lib/slow-line.ts';
import { type Click, clickHeart } from './click.ts';
import { asNewVisitor, type Load, openBrowser, watchLoad } from './load.ts';
import type { Bench } from './stage.ts';
import { type Visit, visitsOf } from './visits.ts';

/** `settleMs`: how long after `load` the largest picture and the heart are final. */
type Phone = Line & { name: string; settleMs: number };
const LINES: readonly Phone[] = [
  { ...SLOW_4G, settleMs: 2_500 },
  { name: '400 kbit/s, 400 ms', bitsPerSecond: 400_000, roundTripMs: 400, settleMs: 6_000 },
];
const PRESSED_KINDS = ['list', 'profile'];
const PATIENCE = 4;

type Measured = Visit & { loads: Load[]; clicks: Click[] };

/** One load, and a second one that presses the heart if the page has one. */
async function visit(browser: Browser, measured: Measured, phone: Phone) {
  const line = await startSlowLine(measured.build.front.port, phone);
  const address = `https://127.0.0.1:${line.port}${measured.path}`;
  const paints = await asNewVisitor(browser, (page) => watchLoad(page, address, phone.settleMs));
  measured.loads.push({ ...paints, bytes: line.bytes() });
  if (measured.of !== 'floor' && PRESSED_KINDS.includes(measured.kind))
    measured.clicks.push(
      await asNewVisitor(browser, (page) => clickHeart(page, address, phone.settleMs * PATIENCE)),
    );
  line.close();
}

const of = (measured: Measured, key: keyof Load) => median(measured.loads.map((load) => load[key]));

function heart({ clicks }: Measured): string {
  if (clicks.length === 0) return '';
  const counted = clicks.flatMap(({ full }) => (full === null ? [] : [full]));
  const when = counted.length > 0 ? `, full at ${figure(median(counted))} ms` : '';
  return `${counted.length} of ${clicks.length}${when}`;
}

function row(measured: Measured, all: readonly Measured[]) {
  const floor = all.find(({ kind, of }) => kind === measured.kind && of === 'floor');
  const times = (key: 'fcp' | 'lcp') => [
    figure(of(measured, key)),
    measured === floor || !floor ? '' : ratio(of(measured, key), of(floor, key)),
  ];
  const kilobytes = figure(of(measured, 'bytes') / 1000);
  const cells = [
    ...times('fcp'),
    ...times('lcp'),
    figure(of(measured, 'cls'), 3),
    figure(of(measured, 'inp')),
    kilobytes,
    heart(measured),
  ];
  return [measured.kind, measured.of, ...cells];
}

const TABLE_HEAD = [
  'page',
  'of',
  'FCP ms',
  '÷ floor',
  'LCP ms',
  '÷ floor',
  'CLS',
  'INP ms',
  'kB',
  'heart pressed at the first frame',
];

/**
 * Paints and early clicks over slow lines on a phone without CPU throttle: medians, each page of each build and its
 * floor in turn, always a new visitor. `npm run bench -- --only lines --pages list --loads 3 --other
 * ../built-checkout`.
 */
export async function lines(bench: Bench, { kinds, loads }: { kinds: readonly string[]; loads: number }) {
  const browser = await openBrowser(bench.builds.map(({ front }) => front.pin));
  const visits = await visitsOf(bench, browser, kinds);
  const parts: string[] = [];
  for (const phone of LINES) {
    const all = visits.map((each): Measured => ({ ...each, loads: [], clicks: [] }));
    for (let turn = 1; turn <= loads; turn += 1) {
      for (const measured of all) await visit(browser, measured, phone);
      say(`${phone.name}: ${turn} of ${loads} loads`);
    }
    const rows = table([TABLE_HEAD, ...all.map((measured) => row(measured, all))]);
    parts.push(`**${phone.name}**, medians of ${loads} loads\n\n${rows}`);
  }
  await browser.close();
  return `## Slow lines\n\n${parts.join('\n\n')}`;
}
