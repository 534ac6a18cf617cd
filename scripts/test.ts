import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mustSucceed } from './lib/children.ts';
import { runCommand } from './lib/command.ts';
import { inRoot } from './lib/paths.ts';
import { buildPanel, buildSite } from './lib/programs.ts';
import { say } from './lib/steps.ts';
import { workThrough } from './lib/work-through.ts';
import { advisories } from './test/advisories.ts';
import { type Chosen, chosenFrom, type StepName } from './test/chosen.ts';
import { compose } from './test/compose.ts';
import { contractOnEngines, panelOnEngines } from './test/engines.ts';
import { images } from './test/images.ts';
import { bodies, chaos, cluster } from './test/live.ts';
import { LIVE, liveLane } from './test/live-lane.ts';
import { createReport, type Result } from './test/report.ts';
import { seedOnce } from './test/stage.ts';
import { installTools, withTools } from './test/tools.ts';
import { vitest } from './test/vitest.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'passarela-test-'));
const report = createReport();
// programs are started some hundred times; compiled code of the first start saves each a quarter of its time
process.env.NODE_COMPILE_CACHE ??= path.join(folder, 'compiled');
process.env.SEED ??= seedOfCommit();

/** The same rows for the same commit, so that a red run is red again; a folder without git draws them by the clock. */
function seedOfCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  return String((Number.parseInt(stdout, 16) || Date.now()) % 10_000);
}

const succeeds = (command: string) => async (): Promise<Result> => {
  await mustSucceed(command);
  return {};
};

/** Its four checkers each read all shared types: one needs three fifths of their processor time. */
const TSC = 'tsc --noEmit --checkers 1';

async function types(): Promise<Result> {
  for (const cwd of [inRoot(), inRoot('panel')]) await mustSucceed(`next typegen && ${TSC}`, { cwd });
  await mustSucceed(`${TSC} -p lib/offline/worker`);
  return { passed: 3 };
}

/** Unit tests of all workspaces. */
const unit = () => vitest(path.join(folder, 'unit.json'));

/** The panel's tests that kill it, fill its disk and restore its backups. */
const drills = () =>
  vitest(path.join(folder, 'drills.json'), { filters: ['--root', 'panel'], env: { WHOLE: '1' } });

type Step = { name: StepName; title: string; work: () => Promise<Result> };

/** Steps that need the source alone; they run beside the builds. */
const NEED_SOURCE: readonly Step[] = [
  { name: 'unit', title: 'Unit tests', work: unit },
  { name: 'format', title: 'Format', work: succeeds('biome format .') },
  { name: 'lint', title: 'Lint', work: succeeds('biome lint --error-on-warnings .') },
  { name: 'styles', title: 'Styles', work: succeeds('stylelint "**/*.scss"') },
  { name: 'unused', title: 'Unused files, exports and packages', work: succeeds('knip') },
  { name: 'advisories', title: 'Advisories', work: advisories },
  { name: 'compose', title: 'compose.yaml', work: withTools(['Docker Compose'], () => compose(folder)) },
];
/** A build would write the same generated types at the same time. */
const AFTER_BUILDS: readonly Step[] = [{ name: 'types', title: 'Types', work: types }];
/** Steps that start programs of their own, on ports and data of their own; many of them mostly wait. */
const BY_THEMSELVES: readonly Step[] = [
  { name: 'drills', title: 'Panel killed, full and restored', work: drills },
  {
    name: 'panel',
    title: 'Panel on PostgreSQL and S3',
    work: withTools(['PostgreSQL', 'Swift'], () => panelOnEngines(folder)),
  },
  {
    name: 'moved',
    title: 'Contract on PostgreSQL and S3, after the move',
    work: withTools(['PostgreSQL', 'Swift'], () => contractOnEngines(folder)),
  },
  { name: 'images', title: 'Images', work: withTools(['Podman'], () => images(folder)) },
  {
    name: 'cluster',
    title: 'Forms through nginx while copies and database are killed',
    work: withTools(['nginx', 'PostgreSQL', 'Swift'], cluster),
  },
  { name: 'chaos', title: 'Forms while panel and site are killed', work: chaos },
];
const BUILT: readonly StepName[] = [...LIVE, 'moved', 'images', 'cluster', 'chaos', 'bodies'];

const chosenOf = (steps: readonly Step[], { has }: Chosen) => steps.filter(({ name }) => has(name));

const runStep = async ({ title, work }: Pick<Step, 'title' | 'work'>) => {
  await report.step(title, work);
};

/** Both programs built and demo content made; returns whether both programs can be started. */
async function buildLane({ has }: Chosen): Promise<boolean> {
  const needsBuilds = BUILT.some(has);
  if (!needsBuilds && !has('build')) return true;
  const built = async (work: () => Promise<string | undefined>) => ({ note: await work() });
  const hasPanel = await report.step('Build panel', () => built(buildPanel));
  const hasSite = await report.step('Build site', () => built(buildSite));
  const hasContent = needsBuilds && (await report.step('Demo content', () => built(seedOnce)));
  return hasPanel && hasSite && (hasContent || !needsBuilds);
}

/** Steps that need the source alone, one after another; last those that wait for the builds. */
async function sourceLane(chosen: Chosen, builds: Promise<boolean>) {
  await workThrough(chosenOf(NEED_SOURCE, chosen), 1, runStep);
  await builds;
  await workThrough(chosenOf(AFTER_BUILDS, chosen), 1, runStep);
}

/** The steps of the arguments, from a bare checkout; the last line says `N passed, N failed`. */
async function test() {
  const chosen = chosenFrom(process.argv.slice(2));
  say(`SEED=${process.env.SEED} chooses the rows of sampled tables`);
  await installTools(chosen, report.step);
  const builds = buildLane(chosen);
  const source = sourceLane(chosen, builds);
  const live = async () => {
    if ((await builds) && LIVE.some(chosen.has)) await liveLane(chosen, folder, report, source);
  };
  const [canStart] = await Promise.all([builds, source, live()]);
  if (canStart) {
    await workThrough(chosenOf(BY_THEMSELVES, chosen), 2, runStep);
    // alone: it measures how late a program answers
    if (chosen.has('bodies')) await runStep({ title: 'Worst bodies to every route', work: bodies });
  } else say(`Not run, because of the failure before: ${BUILT.filter(chosen.has).join(', ')}`);
  return report.finish();
}

runCommand(test, () => rmSync(folder, { recursive: true, force: true }));
