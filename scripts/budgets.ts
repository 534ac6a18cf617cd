import { parseArgs } from 'node:util';
import { scriptsOfMotion, scriptsOfWholeForm } from './budgets/later-scripts.ts';
import { weighPage, weighScripts } from './budgets/weight.ts';
import { runCommand } from './lib/command.ts';
import { type Kind, type Screen, screensOf } from './lib/screens.ts';

type Budget = { js: number; html: number };
type Row = { name: string; isGood: boolean; cells: readonly string[]; text: string };

/** Largest initial JS and HTML, with the data that React comes alive from, KiB gzip (HTML of a list 60 kB). */
const BUDGETS: Record<Kind, Budget> = {
  home: { js: 160, html: 30 },
  list: { js: 160, html: 28.25 },
  cast: { js: 160, html: 28.25 },
  find: { js: 160, html: 30 },
  profile: { js: 160, html: 32 },
  about: { js: 145, html: 23 },
  blog: { js: 145, html: 24 },
  post: { js: 145, html: 24 },
  privacy: { js: 145, html: 22 },
  missing: { js: 145, html: 15 },
  contact: { js: 165, html: 23 },
  favorites: { js: 165, html: 25 },
  selection: { js: 165, html: 31 },
  'be-a-model': { js: 170, html: 34 },
};
/** All JS of an application from the first field to its sending, lazy parts included, KiB gzip. */
const WHOLE_FORM_JS = 226.5;
/** The motion library, loaded on demand, KiB gzip. */
const MOVING_JS = 35;

async function rowOfScreen(base: string, { kind, path }: Screen): Promise<Row> {
  const { status, js, html, missing } = await weighPage(base + path);
  const budget = BUDGETS[kind];
  const isAnswered = status === (kind === 'missing' ? 404 : 200) && missing === 0;
  const isGood = isAnswered && js > 0 && js <= budget.js && html <= budget.html;
  const problem = isAnswered ? '' : ` (status ${status}, ${missing} scripts missing)`;
  return {
    name: kind,
    isGood,
    cells: [...[js.toFixed(1), String(budget.js)], ...[html.toFixed(1), String(budget.html)]],
    text: path + problem,
  };
}

async function rowOfScripts(name: string, addresses: readonly string[], budget: number, text: string) {
  const { js, missing } = await weighScripts(addresses);
  const isGood = js > 0 && js <= budget && missing === 0;
  return { name, isGood, cells: [js.toFixed(1), String(budget), '', ''], text } satisfies Row;
}

function print({ name, isGood, cells, text }: Row) {
  const columns = cells.map((cell) => cell.padStart(7));
  console.log(`${isGood ? '✓' : '✗'} ${name.padEnd(10)}${columns.join(' ')}  ${text}`);
}

/** Measures every screen of a running production site; ends with `N passed, N failed`. */
async function budgets() {
  const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://127.0.0.1:3000' } } });
  const base = values.url.replace(/\/+$/, '');
  const screens = await screensOf(base);
  const rows: Row[] = [];
  for (const screen of screens) rows.push(await rowOfScreen(base, screen));
  const form = await scriptsOfWholeForm(`${base}/seja-modelo`);
  rows.push(await rowOfScripts('form', form, WHOLE_FORM_JS, '/seja-modelo, whole'));
  rows.push(await rowOfScripts('motion', await scriptsOfMotion(base), MOVING_JS, 'what moves, when needed'));
  console.log('  KiB gzip      JS  budget    HTML  budget  page');
  for (const row of rows) print(row);
  const absent = Object.keys(BUDGETS).filter((kind) => !screens.some((screen) => screen.kind === kind));
  for (const kind of absent) console.log(`✗ ${kind}: no such page was found`);
  const failed = rows.filter(({ isGood }) => !isGood).length;
  console.log(`${rows.length - failed} passed, ${failed + absent.length} failed`);
  return failed + absent.length === 0 ? 0 : 1;
}

runCommand(budgets);
