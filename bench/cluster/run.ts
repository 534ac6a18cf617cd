/** `npm run cluster`: drills on copies behind nginx (docs/operations.md). `--only publish,rolling`. */
import { parseArgs } from 'node:util';
import { runCommand } from '../../scripts/lib/command.ts';
import { installTool } from '../../scripts/lib/debian.ts';
import { type Engines, startEngines } from '../../scripts/lib/engines.ts';
import { say, step } from '../../scripts/lib/steps.ts';
import { percentile } from '../lib/figures.ts';
import { everythingDead } from './dead.ts';
import { kills } from './kills.ts';
import { packages } from './packages.ts';
import { publish } from './publish.ts';
import { rollingRestart } from './rolling.ts';
import { type ClusterStage, emptyStage, stageWithContent } from './stage.ts';

const SEEN_WITHIN_MS = 2_000;
const SEEN_P95_MS = 1_300;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'publish,rolling,packages,dead,kills' },
    saves: { type: 'string', default: '50' },
    sends: { type: 'string', default: '200' },
    kills: { type: 'string', default: '10' },
  },
});

/** Each logs its observations and returns the problems. After the last one nothing runs. */
const DRILLS: Record<string, (stage: ClusterStage, engines: Engines) => Promise<string[]>> = {
  publish: async (stage) => {
    const seen = await publish(stage, Number(values.saves));
    return Object.entries(seen).flatMap(([where, times]) => {
      const [p95, worst] = [percentile(times, 0.95), Math.max(...times)];
      say(
        `seen at ${where}: median ${percentile(times, 0.5)} ms, p95 ${p95} ms, at most ${worst} ms (${times.length} saves)`,
      );
      return p95 > SEEN_P95_MS || worst > SEEN_WITHIN_MS
        ? [`${where}: p95 ${p95} ms, at most ${worst} ms`]
        : [];
    });
  },
  rolling: async (stage) => {
    const { pages, sent, problems } = await rollingRestart(stage);
    say(`restarts: ${pages} pages and ${sent} forms, ${problems.length} failed`);
    return problems;
  },
  packages: async (stage, { env }) => {
    const { answers, ways, revokedMs, problems } = await packages(stage, env);
    say(`package: ${answers} people answered; ${ways} ways in were 410 ${revokedMs} ms after the end`);
    return revokedMs > SEEN_WITHIN_MS ? [...problems, `revoked after ${revokedMs} ms`] : problems;
  },
  dead: async (stage) => {
    const { stored, gone, bytes, problems } = await everythingDead(stage);
    say(
      `everything dead: ${stored} addresses (${Math.round(bytes / 1e6)} MB), ${gone} deleted ones, ${problems.length} wrong answers`,
    );
    return problems;
  },
};

async function onContent(names: readonly string[], engines: Engines): Promise<string[]> {
  const start = () => stageWithContent(engines);
  const stage = await step('Moving the content, starting two sites, two panels and nginx', start);
  const problems: string[] = [];
  for (const name of names)
    problems.push(...((await DRILLS[name]?.(stage, engines)) ?? []).map((problem) => `${name}: ${problem}`));
  await stage.end(problems);
  return problems;
}

async function underKills(engines: Engines): Promise<string[]> {
  const stage = await step('Starting two sites, two panels and nginx', () => emptyStage(engines));
  const plan = { sends: Number(values.sends), kills: Number(values.kills) };
  const { confirmed, killed, interrupted, mail, problems } = await kills(stage, engines, plan);
  say(
    `kills: ${JSON.stringify(killed)}, with ${interrupted} sends on their way; ${confirmed} confirmed, ${mail.mails} mails, ${mail.repeated} again`,
  );
  await stage.end(problems);
  return problems.map((problem) => `kills: ${problem}`);
}

/** Each part has a PostgreSQL and a bucket of its own. */
async function withEngines(work: (engines: Engines) => Promise<string[]>): Promise<string[]> {
  const engines = await step('Starting PostgreSQL and Swift', () => startEngines({ isHasty: true }));
  const problems = await work(engines);
  await engines.stop();
  return problems;
}

async function cluster(): Promise<number> {
  for (const tool of ['nginx', 'PostgreSQL', 'Swift'] as const) await step(tool, () => installTool(tool));
  const names = values.only.split(',');
  const unknown = names.filter((name) => name !== 'kills' && !DRILLS[name]);
  if (unknown.length > 0)
    throw new Error(`Unknown drill ${unknown}; there are ${Object.keys(DRILLS)},kills.`);
  const seeded = names.filter((name) => DRILLS[name]);
  const problems = [
    ...(seeded.length > 0 ? await withEngines((engines) => onContent(seeded, engines)) : []),
    ...(names.includes('kills') ? await withEngines(underKills) : []),
  ];
  for (const problem of problems.slice(0, 40)) console.error(`✗ ${problem}`);
  console.log(`\n${problems.length === 0 ? names.length : 0} passed, ${problems.length} failed`);
  return problems.length === 0 ? 0 : 1;
}

runCommand(cluster);
