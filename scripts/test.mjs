import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installChromium } from './lib/chromium.mjs';
import { runCommand } from './lib/command.mjs';
import { installEngines } from './lib/engines.mjs';
import { installFfmpeg } from './lib/ffmpeg.mjs';
import { installPackages } from './lib/install.mjs';
import { buildPanel, buildSite } from './lib/programs.mjs';
import { say, step } from './lib/steps.mjs';
import { installXmllint } from './lib/xmllint.mjs';
import { advisories } from './test/advisories.mjs';
import { startControl } from './test/control.mjs';
import { bodies, browser, budgets, chaos, contract, engines } from './test/live.mjs';
import { createReport } from './test/report.mjs';
import { createStage, seedOnce } from './test/stage.mjs';
import { format, lint, styles, types, unit } from './test/static.mjs';

const ALL = [
  'format',
  'lint',
  'styles',
  'advisories',
  'unit',
  'types',
  'build',
  'contract',
  'e2e',
  'engines',
  'budgets',
  'bodies',
  'chaos',
];
const NEED_STAGE = ['contract', 'e2e', 'engines', 'budgets', 'bodies', 'chaos'];

const folder = mkdtempSync(path.join(tmpdir(), 'passarela-test-'));
const report = createReport();

function chosenSteps() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const chosen = values.only?.split(',').map((name) => name.trim()) ?? ALL;
  const unknown = chosen.filter((name) => !ALL.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown step ${unknown.join(', ')}; there are ${ALL.join(', ')}.`);
  return { has: (name) => chosen.includes(name), hasStage: NEED_STAGE.some((name) => chosen.includes(name)) };
}

const noted = async (work) => ({ note: await work });

/** What reads the source only; it runs beside the builds. */
async function staticLane({ has }) {
  if (has('format')) await report.step('Format', format);
  if (has('lint')) await report.step('Lint', lint);
  if (has('styles')) await report.step('Styles', styles);
  if (has('advisories')) await report.step('Advisories', advisories);
  if (has('unit')) await report.step('Unit tests', () => unit(folder));
}

/** Both programs built and demo content made; answers whether a stage can be set. */
async function buildLane({ has, hasStage }) {
  if (!hasStage && !has('build')) return false;
  const hasPanel = await report.step('Build panel', () => noted(buildPanel()));
  const hasSite = await report.step('Build site', () => noted(buildSite()));
  const hasSeed = hasStage && (await report.step('Demo content', seedOnce));
  return hasPanel && hasSite && hasSeed;
}

/** What needs both programs running. */
async function liveLane({ has }) {
  const stage = await createStage(folder);
  const isUp = await report.step('Start panel and site', async () => {
    await stage.start('panel');
    await stage.start('site');
  });
  if (!isUp) return;
  const control = await startControl(stage);
  const place = { settings: stage.settings, controlUrl: control.url, folder };
  if (has('contract')) {
    await report.step('Contract', () => contract(place));
    await stage.stop('panel');
    await stage.start('panel');
  }
  if (has('e2e')) {
    await report.step('Browser tests', () => browser(place, 'desktop', 2));
    await report.step('Browser tests that run by themselves', () => browser(place, 'serial', 1));
    await stage.start('panel');
    await stage.start('site');
  }
  if (has('engines')) await report.step('Journeys in three engines', () => engines(place));
  if (has('budgets')) await report.step('Budgets', () => budgets(place));
  control.close();
  await stage.mail.stop();
  if (has('bodies') || has('chaos')) {
    await stage.stop('site');
    await stage.stop('panel');
  }
  if (has('bodies')) await report.step('Worst bodies to every route', bodies);
  if (has('chaos')) await report.step('Forms while panel and site are killed', chaos);
}

/** `npm test`: everything, from a bare checkout; the last line says `N passed, N failed`. */
async function test() {
  const chosen = chosenSteps();
  await step('Installing packages', installPackages);
  if (chosen.has('engines')) await step('Firefox and WebKit', installEngines);
  if (chosen.has('unit') || chosen.has('e2e')) await step('ffmpeg', installFfmpeg);
  if (chosen.has('e2e') || chosen.has('engines')) {
    await report.step('Browser', () => noted(installChromium()));
  }
  if (chosen.has('e2e')) await report.step('xmllint', () => noted(installXmllint()));
  const [isReady] = await Promise.all([buildLane(chosen), staticLane(chosen)]);
  if (chosen.has('types')) await report.step('Types', types);
  if (isReady) await liveLane(chosen);
  else if (chosen.hasStage) {
    say('Not run, because building or seeding failed: contract, browser tests, budgets, worst bodies, chaos');
  }
  return report.finish();
}

runCommand(test, () => rmSync(folder, { recursive: true, force: true }));
