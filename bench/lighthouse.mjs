/**
 * Lighthouse over every page type of a running production site: `node bench/lighthouse.mjs [--url …] [--lang pt|en]
 * [--only home,list] [--categories seo,accessibility] [--preset mobile|desktop] [--runs 3] [--tls]`. Prints one row per
 * page, of the run whose performance is the median, and what kept a page from 100. `--tls` measures performance
 * alone, through TLS and HTTP/2, as visitors have it.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { CHROMIUM_ARGS, findChromium } from '../scripts/lib/chromium.mjs';
import { inRoot, nodeBinary } from '../scripts/lib/paths.mjs';
import { screensOf } from '../scripts/lib/screens.mjs';
import { startTlsFront } from './lib/tls-front.mjs';

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
const NOT_INDEXED = new Set(['favorites', 'missing']);

const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

async function audit({ kind, lang, path: where }) {
  const file = path.join(folder, `${kind}-${lang}.json`);
  const args = [
    inRoot('node_modules', 'lighthouse', 'cli', 'index.js'),
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
      await promisify(execFile)(nodeBinary(), args, { env: { ...process.env, CHROME_PATH: findChromium() } });
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      if (tries === 1) throw error;
    }
  }
}

/** The run of the median performance: one run says as much of the machine as of the page. */
async function medianAudit(screen) {
  const runs = [];
  const count = CATEGORIES.includes('performance') ? Number(values.runs) : 1;
  for (let run = 0; run < count; run += 1) runs.push(await audit(screen));
  const rank = (report) => report.categories.performance?.score ?? 0;
  return runs.toSorted((one, other) => rank(one) - rank(other))[Math.floor(count / 2)];
}

const score = (report, id) => Math.round((report.categories[id].score ?? 0) * 100);

function row(report) {
  const value = (id) => report.audits[id]?.numericValue ?? 0;
  return {
    ...Object.fromEntries(CATEGORIES.map((id) => [id, score(report, id)])),
    ...(CATEGORIES.includes('performance') && {
      'LCP s': Number((value('largest-contentful-paint') / 1000).toFixed(2)),
      'TBT ms': Math.round(value('total-blocking-time')),
      CLS: Number(value('cumulative-layout-shift').toFixed(3)),
    }),
  };
}

const failed = (report, category) =>
  report.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (report.audits[id].score ?? 1) < 1)
    .map(({ id }) => `${id}: ${report.audits[id].displayValue ?? report.audits[id].title}`);

const screens = (await screensOf(base)).filter(
  ({ kind, lang }) => lang === values.lang && kind !== 'missing' && (!only || only.includes(kind)),
);
const table = {};
const faults = [];
for (const screen of screens) {
  const report = await medianAudit(screen);
  table[`${screen.kind} ${screen.path}`] = row(report);
  console.log(screen.kind, ...CATEGORIES.map((id) => score(report, id)));
  for (const category of CATEGORIES.filter((id) => id !== 'performance')) {
    const isMeant = category === 'seo' && NOT_INDEXED.has(screen.kind);
    const said = failed(report, category).filter((text) => !isMeant || !text.startsWith('is-crawlable'));
    faults.push(...said.map((text) => `${screen.kind}, ${category}: ${text}`));
  }
}
console.table(table);
if (!values.tls) {
  console.log(
    faults.length > 0 ? faults.join('\n') : 'Accessibility, best practices and SEO: nothing to say.',
  );
  console.log('Favorites are kept out of search engines on purpose (is-crawlable).');
}
front.close();
