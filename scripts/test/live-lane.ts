import path from 'node:path';
import { findFirefox, findMiniBrowser } from '../lib/browsers.ts';
import { say } from '../lib/steps.ts';
import type { Chosen, StepName } from './chosen.ts';
import { startControl } from './control.ts';
import { browser, budgets, contract, forgetTries } from './live.ts';
import type { createReport, Result } from './report.ts';
import { createStage } from './stage.ts';

type Report = Pick<ReturnType<typeof createReport>, 'step'>;

/** The steps that need both programs running. */
export const LIVE: readonly StepName[] = ['contract', 'e2e', 'engines', 'budgets', 'whole'];
const ENGINES = ['chromium', 'firefox', 'webkit'];
/** The engine of a commit's journeys, by its SEED: all other tests run in Chromium, which is the last choice here. */
function engineOfCommit(): string {
  const others = [findFirefox() && 'firefox', findMiniBrowser() && 'webkit'].filter(
    (each) => each !== undefined,
  );
  return others[Number(process.env.SEED) % others.length] ?? 'chromium';
}
/** Tables in each engine, and the journeys on pages that a translator has changed. */
const WHOLE_ENGINES = [...ENGINES.map((engine) => `${engine}-whole`), 'chromium-foreign'];

/** Both programs over their own copy of the demo content, for tests; `end` stops all of it. */
async function startStage(folder: string, name: string) {
  const stage = await createStage(path.join(folder, name));
  const start = async (): Promise<Result> => {
    await stage.start('panel');
    await stage.start('site');
    return {};
  };
  const control = await startControl(stage);
  const end = async () => {
    control.close();
    await stage.close();
  };
  return { stage, start, end, location: { settings: stage.settings, controlUrl: control.url, folder } };
}

/** Fails for each query that the panel's database refused: pages show nothing of it, the log alone. */
function queriesOf({ failedQueries }: Awaited<ReturnType<typeof startStage>>['stage']): Result {
  const tests = failedQueries();
  return tests.length === 0 ? {} : { tests };
}

/** Browser tests in three engines, on programs of their own, so that they can run beside others. */
async function onEngines(folder: string, projects: readonly string[], specs: readonly string[]) {
  const { start, end, location } = await startStage(folder, projects.join('-'));
  try {
    await start();
    return await browser(location, projects, 2, specs);
  } finally {
    await end();
  }
}

/**
 * Steps that need both programs running, in `folder`; names those that cannot run if they do not start. Journeys in
 * other engines begin after `source`, on programs of their own: two cores carry two lanes.
 */
export async function liveLane(
  { has, specs }: Chosen,
  folder: string,
  report: Report,
  source: Promise<void>,
) {
  const { stage, start, end, location } = await startStage(folder, 'stage');
  const inBrowser = (title: string, projects: readonly string[], workers: number) =>
    report.step(title, () => browser(location, projects, workers, specs));
  const inPages = async () => {
    if (!has('e2e')) return;
    await inBrowser('Browser tests', specs.length > 0 ? ['desktop', 'whole'] : ['desktop'], 2);
  };
  /** They stop programs, and promise seconds: nothing else runs beside them. */
  const bySelf = async () => {
    if (!has('e2e')) return;
    const projects = specs.length > 0 ? ['serial', 'serial-whole'] : ['serial'];
    await inBrowser('Browser tests that stop programs', projects, 1);
    await start();
  };
  const inEngines = async () => {
    if (!has('engines')) return;
    await source;
    if (has('e2e') && !has('whole')) await inBrowser('Journeys in another engine', [engineOfCommit()], 1);
    else await report.step('Journeys in three engines', () => onEngines(folder, ENGINES, specs));
  };
  try {
    if (!(await report.step('Start panel and site', start))) {
      say(`Not run, because of the failure before: ${LIVE.filter(has).join(', ')}`);
      return;
    }
    if (has('contract')) {
      await report.step('Contract', () => contract(location));
      await stage.stop('panel');
      forgetTries(stage.settings.PASSARELA_DATA);
      await stage.start('panel');
    }
    await Promise.all([inPages(), inEngines()]);
    await bySelf();
    if (has('budgets')) await report.step('Budgets', () => budgets(location));
    if (has('whole')) {
      await inBrowser('Browser tests, whole tables', ['whole'], 2);
      await inBrowser('Browser tests that stop programs, whole tables', ['serial-whole'], 1);
      await start();
      await Promise.all([
        inBrowser('Browser tests that wait', ['waiting'], 1),
        report.step('Whole tables in three engines', () => onEngines(folder, WHOLE_ENGINES, specs)),
      ]);
    }
    await report.step('Queries of the panel', async () => queriesOf(stage));
  } finally {
    await end();
  }
}
