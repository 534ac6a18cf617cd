import path from 'node:path';
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
/** Tables in each engine, and the journeys on pages that a translator has changed. */
const WHOLE_ENGINES = [...ENGINES.map((engine) => `${engine}-whole`), 'chromium-foreign'];

type InBrowser = (projects: readonly string[], workers: number) => Promise<Result>;

/** Both programs over their own copy of the demo content, and what tests need of them; `end` stops all of it. */
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
  return { stage, start, end, place: { settings: stage.settings, controlUrl: control.url, folder } };
}

/** Browser tests of `projects` on programs of their own, so that they can run beside others and may stop them. */
async function beside(
  folder: string,
  name: string,
  work: (inBrowser: InBrowser) => Promise<void>,
  specs: readonly string[],
) {
  const { start, end, place } = await startStage(folder, name);
  try {
    await start();
    await work((projects, workers) => browser(place, projects, workers, specs));
  } finally {
    await end();
  }
}

/**
 * What needs both programs running, in `folder`; names what cannot run where they do not start. Journeys in three
 * engines and tests that stop programs begin after `source`, on programs of their own: two lanes are what two cores take.
 */
export async function liveLane(
  { has, specs }: Chosen,
  folder: string,
  report: Report,
  source: Promise<void>,
) {
  const { stage, start, end, place } = await startStage(folder, 'stage');
  const inBrowser = (title: string, projects: readonly string[], workers: number) =>
    report.step(title, () => browser(place, projects, workers, specs));
  const inPages = async () => {
    if (!has('e2e')) return;
    // they wait a third of their time
    await inBrowser('Browser tests', specs.length > 0 ? ['desktop', 'whole'] : ['desktop'], 3);
  };
  const onOthers = async () => {
    if (!has('engines') && !has('e2e')) return;
    await source;
    const work = async (on: InBrowser) => {
      if (has('engines')) await report.step('Journeys in three engines', () => on(ENGINES, 2));
      if (has('e2e')) {
        await report.step('Browser tests that stop programs', () => on(['serial'], 1));
      }
    };
    await beside(folder, 'others', work, specs);
  };
  try {
    if (!(await report.step('Start panel and site', start))) {
      say(`Not run, because of the failure before: ${LIVE.filter(has).join(', ')}`);
      return;
    }
    if (has('contract')) {
      await report.step('Contract', () => contract(place));
      await stage.stop('panel');
      forgetTries(stage.settings.PASSARELA_DATA);
      await stage.start('panel');
    }
    await Promise.all([inPages(), onOthers()]);
    if (has('budgets')) await report.step('Budgets', () => budgets(place));
    if (has('whole')) {
      await inBrowser('Browser tests, whole tables', ['whole'], 2);
      await inBrowser('Browser tests that stop programs, whole tables', ['serial-whole'], 1);
      await start();
      const engines = async (on: InBrowser) => {
        await report.step('Whole tables in three engines', () => on(WHOLE_ENGINES, 2));
      };
      await Promise.all([
        inBrowser('Browser tests that wait', ['waiting'], 1),
        beside(folder, 'others-whole', engines, specs),
      ]);
    }
  } finally {
    await end();
  }
}
