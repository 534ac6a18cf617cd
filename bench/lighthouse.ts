/** `node bench/lighthouse.ts [--url …]`: each screen, its median run. `npm run bench` measures its speed by HTTP/2. */
import { parseArgs } from 'node:util';
import { type Screen, screensOf } from '../scripts/lib/screens.ts';
import { audit, measuredBy, type Report, scoreOf } from './lib/lighthouse.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    lang: { type: 'string', default: 'pt' },
    only: { type: 'string' },
    categories: { type: 'string', default: 'performance,accessibility,best-practices,seo' },
    preset: { type: 'string', default: 'mobile' },
    runs: { type: 'string', default: '3' },
  },
});
const base = values.url.replace(/\/$/, '');
const only = values.only?.split(',');
const CATEGORIES = values.categories.split(',');
const NOT_INDEXED = ['favorites', 'selection', 'missing'];

const auditScreen = ({ path: where }: Screen) =>
  audit(base + where, { categories: CATEGORIES, preset: values.preset });
const percent = (report: Report, id: string) => Math.round(scoreOf(report, id) * 100);

/** The run of the median performance: one run says as much of the machine as of the page. */
async function medianAudit(screen: Screen): Promise<Report> {
  const reports = [await auditScreen(screen)];
  const count = CATEGORIES.includes('performance') ? Number(values.runs) : 1;
  while (reports.length < count) reports.push(await auditScreen(screen));
  reports.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  return reports[Math.floor(count / 2)] ?? auditScreen(screen);
}

function row(report: Report) {
  return {
    ...Object.fromEntries(CATEGORIES.map((id) => [id, percent(report, id)])),
    ...(CATEGORIES.includes('performance') && {
      'LCP s': Number((measuredBy(report, 'largest-contentful-paint') / 1000).toFixed(2)),
      'TBT ms': Math.round(measuredBy(report, 'total-blocking-time')),
      CLS: Number(measuredBy(report, 'cumulative-layout-shift').toFixed(3)),
    }),
  };
}

/** The audits that cost a page its score of 100 in a category. */
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
console.log(lacks.length > 0 ? lacks.join('\n') : 'Accessibility, best practices and SEO: nothing found.');
console.log('Favorites are kept out of search engines on purpose (is-crawlable).');
