/** `node bench/lighthouse.ts [--url …]`: each screen, its median run; `--tls`: only its speed, by HTTP/2. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { CHROMIUM_ARGS, findChromium } from '../scripts/lib/browsers.ts';
import { ROOT } from '../scripts/lib/paths.ts';
import { type Screen, screensOf } from '../scripts/lib/screens.ts';
import { startTlsFront } from './lib/tls-front.ts';

type Audited = { score: number | null; numericValue?: number; displayValue?: string; title: string };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Report = { audits: Record<string, Audited>; categories: Record<string, Category> };

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    lang: { type: 'string', default: 'pt' },
    only: { type: 'string' },
    categories: { type: 'string', default: 'performance,accessibility,best-practices,seo' },
    preset: { type: 'string', default: 'mobile' },
    runs: { type: 'string', default: '3' },
    tls: { type: 'boolean', default: false },
  },
});
const base = values.url.replace(/\/$/, '');
const front = values.tls ? await startTlsFront(base) : { url: base, close: () => undefined };
const only = values.only?.split(',');
// Media of a demo stand on an address without TLS: only the speed is told through the front.
const CATEGORIES = values.tls ? ['performance'] : values.categories.split(',');
const TRIES = 3;
const NOT_INDEXED = ['favorites', 'missing'];

const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

async function audit({ kind, lang, path: where }: Screen): Promise<Report> {
  const file = path.join(folder, `${kind}-${lang}.json`);
  const args = [
    front.url + where,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=--headless=new --ignore-certificate-errors ${CHROMIUM_ARGS.join(' ')}`,
    ...(values.preset === 'desktop' ? ['--preset=desktop'] : []),
  ];
  // On a busy machine the browser's trace fails now and then: that says nothing about the page.
  for (let tries = TRIES; ; tries -= 1) {
    try {
      await execa('lighthouse', args, {
        preferLocal: true,
        localDir: ROOT,
        env: { CHROME_PATH: findChromium() },
      });
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      if (tries === 1) throw error;
    }
  }
}

const scoreOf = (report: Report, id: string) => report.categories[id]?.score ?? 0;
const percent = (report: Report, id: string) => Math.round(scoreOf(report, id) * 100);

/** The run of the median performance: one run says as much of the machine as of the page. */
async function medianAudit(screen: Screen): Promise<Report> {
  const reports = [await audit(screen)];
  const count = CATEGORIES.includes('performance') ? Number(values.runs) : 1;
  while (reports.length < count) reports.push(await audit(screen));
  reports.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  return reports[Math.floor(count / 2)] ?? audit(screen);
}

function row(report: Report) {
  const value = (id: string) => report.audits[id]?.numericValue ?? 0;
  return {
    ...Object.fromEntries(CATEGORIES.map((id) => [id, percent(report, id)])),
    ...(CATEGORIES.includes('performance') && {
      'LCP s': Number((value('largest-contentful-paint') / 1000).toFixed(2)),
      'TBT ms': Math.round(value('total-blocking-time')),
      CLS: Number(value('cumulative-layout-shift').toFixed(3)),
    }),
  };
}

/** What keeps a page from 100 in a category, as sentences. */
const lacksOf = ({ audits, categories }: Report, category: string) =>
  (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audited = audits[id];
    if (!audited || weight === 0 || (audited.score ?? 1) === 1) return [];
    return [`${id}: ${audited.displayValue ?? audited.title}`];
  });

const screens = (await screensOf(base)).filter(
  ({ kind, lang }) => lang === values.lang && kind !== 'missing' && (!only || only.includes(kind)),
);
const table: Record<string, object> = {};
const lacks: string[] = [];
for (const screen of screens) {
  const report = await medianAudit(screen);
  table[`${screen.kind} ${screen.path}`] = row(report);
  console.log(screen.kind, ...CATEGORIES.map((id) => percent(report, id)));
  for (const category of CATEGORIES.filter((id) => id !== 'performance')) {
    const isMeant = category === 'seo' && NOT_INDEXED.includes(screen.kind);
    const found = lacksOf(report, category).filter((text) => !isMeant || !text.startsWith('is-crawlable'));
    lacks.push(...found.map((text) => `${screen.kind}, ${category}: ${text}`));
  }
}
console.table(table);
if (!values.tls) {
  console.log(lacks.length > 0 ? lacks.join('\n') : 'Accessibility, best practices and SEO: nothing to say.');
  console.log('Favorites are kept out of search engines on purpose (is-crawlable).');
}
front.close();
