import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mustSucceed } from './lib/children.ts';
import { runCommand } from './lib/command.ts';
import { installOptional, installTool, type Tool } from './lib/debian.ts';
import { buildPanel, buildSite } from './lib/programs.ts';
import { say, step } from './lib/steps.ts';
import { workThrough } from './lib/work-through.ts';
import { advisories } from './test/advisories.ts';
import { compose } from './test/compose.ts';
import { startControl } from './test/control.ts';
import { contractOnEngines, panelOnEngines } from './test/engines.ts';
import { images } from './test/images.ts';
import { bodies, browser, budgets, chaos, cluster, contract, forgetTries } from './test/live.ts';
import { createReport, type Result } from './test/report.ts';
import { createStage, seedOnce } from './test/stage.ts';
import { types, unit } from './test/static.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'passarela-test-'));
const report = createReport();
// programs are started some hundred times; compiled code of the first start saves each a quarter of its time
process.env.NODE_COMPILE_CACHE ??= path.join(folder, 'compiled');

const succeeds = (command: string) => async (): Promise<Result> => {
  await mustSucceed(command);
  return {};
};
const noted = (work: () => Promise<string | undefined>) => async (): Promise<Result> => ({
  note: await work(),
});

/** A step for which this machine lacks a program that it may not install: said loudly, and counted as skipped. */
const withTools = (tools: Tool[], work: () => Promise<Result>) => async (): Promise<Result> => {
  const note = await installOptional(...tools);
  return note === 'found' ? work() : { passed: 0, skipped: 1, note: `all ${note}` };
};

type Steps = Record<string, [title: string, work: () => Promise<Result>]>;

/** Steps that need the source alone; they run beside the builds. */
const NEED_SOURCE: Steps = {
  format: ['Format', succeeds('biome format .')],
  lint: ['Lint', succeeds('biome lint --error-on-warnings .')],
  styles: ['Styles', succeeds('stylelint "**/*.scss"')],
  unused: ['Unused files, exports and packages', succeeds('knip')],
  advisories: ['Advisories', advisories],
  compose: ['compose.yaml', withTools(['Docker Compose'], () => compose(folder))],
  unit: ['Unit tests', () => unit(folder)],
  panel: ['Panel on PostgreSQL and S3', withTools(['PostgreSQL', 'Swift'], () => panelOnEngines(folder))],
};
/** A build would write the same generated types at the same time. */
const AFTER_BUILDS: Steps = { types: ['Types', types] };
/** Steps that start the built programs, on ports and data of their own. */
const NEED_BUILDS: Steps = {
  moved: [
    'Contract on PostgreSQL and S3, after the move',
    withTools(['PostgreSQL', 'Swift'], () => contractOnEngines(folder)),
  ],
  chaos: ['Forms while panel and site are killed', chaos],
  images: ['Images', withTools(['Podman'], () => images(folder))],
  cluster: [
    'Forms through nginx while copies and database are killed',
    withTools(['nginx', 'PostgreSQL', 'Swift'], cluster),
  ],
};
const NEED_STAGE = ['contract', 'e2e', 'budgets'];
const LIVE = [...NEED_STAGE, 'engines'];
const BUILT = [...Object.keys(NEED_BUILDS), ...LIVE, 'bodies'];
const ALL = [...Object.keys(NEED_SOURCE), ...Object.keys(AFTER_BUILDS), 'build', ...BUILT];

function chosenSteps() {
  const { values } = parseArgs({ options: { only: { type: 'string' }, spec: { type: 'string' } } });
  const chosen = values.only?.split(',').map((name) => name.trim()) ?? ALL;
  const specs = values.spec?.split(',') ?? [];
  const unknown = chosen.filter((name) => !ALL.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown step ${unknown.join(', ')}; there are ${ALL.join(', ')}.`);
  const has = (name: string) => chosen.includes(name);
  const of = (steps: Steps) => Object.entries(steps).flatMap(([name, step]) => (has(name) ? [step] : []));
  return { has, of, specs, needsBuilds: BUILT.some(has) };
}
type Chosen = ReturnType<typeof chosenSteps>;

async function installTools({ has }: Chosen) {
  if (has('engines')) await step('Firefox and WebKit', () => installOptional('Firefox', 'WebKitGTK'));
  if (['unit', 'panel', 'e2e'].some(has)) await step('ffmpeg', () => installOptional('ffmpeg'));
  if (has('e2e')) {
    const orWhole = () =>
      installTool('headless shell').catch(() => 'not there: the whole Chromium is slower');
    await step('Headless shell', orWhole);
  }
  if (has('e2e') || has('engines'))
    await report.step(
      'Browser',
      noted(() => installTool('Chromium')),
    );
  if (has('e2e'))
    await report.step(
      'xmllint and Poppler',
      noted(async () => [await installTool('xmllint'), await installTool('Poppler')].join(', ')),
    );
}

/** Both programs built and demo content made; returns whether both programs can be started. */
async function buildLane({ has, needsBuilds }: Chosen): Promise<boolean> {
  if (!needsBuilds && !has('build')) return false;
  const hasPanel = await report.step('Build panel', noted(buildPanel));
  const hasSite = await report.step('Build site', noted(buildSite));
  const hasSeed = needsBuilds && (await report.step('Demo content', noted(seedOnce)));
  return hasPanel && hasSite && hasSeed;
}

/** The builds, and beside them what needs no stage; once they are over three steps at a time, since many mostly wait. */
async function buildAndCheck(chosen: Chosen): Promise<boolean> {
  const waiting = chosen.of(NEED_SOURCE);
  const work = (atOnce: number) =>
    workThrough(waiting, atOnce, async ([title, step]) => {
      await report.step(title, step);
    });
  const builds = async () => {
    const isReady = await buildLane(chosen);
    waiting.push(...chosen.of(AFTER_BUILDS), ...(isReady ? chosen.of(NEED_BUILDS) : []));
    await work(2);
    return isReady;
  };
  const [isReady] = await Promise.all([builds(), work(1)]);
  return isReady;
}

/** Both programs over their own copy of the demo content, and what tests need of them; `end` stops all of it. */
async function startStage(name: string) {
  const stage = await createStage(path.join(folder, name));
  const start = async () => {
    await stage.start('panel');
    await stage.start('site');
  };
  const control = await startControl(stage);
  const end = async () => {
    control.close();
    await stage.close();
  };
  return { stage, start, end, place: { settings: stage.settings, controlUrl: control.url, folder } };
}

/** Names the steps that were asked for, and which the failure before keeps from running. */
function sayNotRun(has: Chosen['has'], names: readonly string[]) {
  const asked = names.filter(has);
  if (asked.length > 0) say(`Not run, because of the failure before: ${asked.join(', ')}`);
}

const JOURNEYS = 'Journeys in three engines';

/** The journeys, on programs of their own. */
async function journeys(specs: readonly string[]): Promise<Result> {
  const { start, end, place } = await startStage('engines');
  try {
    await start();
    return await browser(place, ['chromium', 'firefox', 'webkit'], 2, specs);
  } finally {
    await end();
  }
}

/** What needs both programs running; names what cannot be run where they do not start. */
async function liveLane({ has, specs }: Chosen) {
  const { stage, start, end, place } = await startStage('stage');
  const startBoth = async (): Promise<Result> => {
    await start();
    return {};
  };
  try {
    if (!(await report.step('Start panel and site', startBoth))) return sayNotRun(has, LIVE);
    if (has('contract')) {
      await report.step('Contract', () => contract(place));
      await stage.stop('panel');
      forgetTries(stage.settings.PASSARELA_DATA);
      await stage.start('panel');
    }
    if (has('e2e')) {
      await report.step('Browser tests', () =>
        browser(place, specs.length > 0 ? ['desktop', 'whole'] : ['desktop'], 2, specs),
      );
      await report.step('Browser tests that run by themselves', () => browser(place, ['serial'], 1, specs));
      await startBoth();
    }
    await Promise.all([
      has('e2e') && report.step('Browser tests that wait', () => browser(place, ['waiting'], 1, specs)),
      has('engines') && report.step(JOURNEYS, () => journeys(specs)),
    ]);
    if (has('budgets')) {
      await startBoth();
      await report.step('Budgets', () => budgets(place));
    }
  } finally {
    await end();
  }
}

/** `npm test`: everything, from a bare checkout; the last line says `N passed, N failed`. */
async function test() {
  const chosen = chosenSteps();
  await installTools(chosen);
  const isReady = await buildAndCheck(chosen);
  if (isReady && NEED_STAGE.some(chosen.has)) await liveLane(chosen);
  else if (isReady && chosen.has('engines')) await report.step(JOURNEYS, () => journeys(chosen.specs));
  // by itself: it measures how late a program answers
  if (isReady && chosen.has('bodies')) await report.step('Worst bodies to every route', bodies);
  if (!isReady) sayNotRun(chosen.has, BUILT);
  return report.finish();
}

runCommand(test, () => rmSync(folder, { recursive: true, force: true }));
