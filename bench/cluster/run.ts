/**
 * `npm run cluster`: two sites and two panels behind nginx, and what happens to them: saves seen everywhere, restarts that
 * nobody notices, and every page while all of them are dead (docs/operations.md). `--only publish,rolling,dead` chooses.
 */
import { parseArgs } from 'node:util';
import { runCommand } from '../../scripts/lib/command.ts';
import { installTool } from '../../scripts/lib/debian.ts';
import { say, step } from '../../scripts/lib/steps.ts';
import { everythingDead } from './dead.ts';
import { percentile, publish } from './publish.ts';
import { rollingRestart } from './rolling.ts';
import { type ClusterStage, createClusterStage } from './stage.ts';

const SEEN_WITHIN_MS = 2_000;
const SEEN_P95_MS = 1_300;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'publish,rolling,dead' },
    saves: { type: 'string', default: '50' },
  },
});

/** Each says what it saw, and answers what is wrong. The last one leaves nothing running. */
const DRILLS: Record<string, (stage: ClusterStage) => Promise<string[]>> = {
  publish: async (stage) => {
    const seen = await publish(stage, Number(values.saves));
    return Object.entries(seen).flatMap(([place, times]) => {
      const [p95, worst] = [percentile(times, 0.95), Math.max(...times)];
      say(
        `seen at ${place}: median ${percentile(times, 0.5)} ms, p95 ${p95} ms, at most ${worst} ms (${times.length} saves)`,
      );
      return p95 > SEEN_P95_MS || worst > SEEN_WITHIN_MS
        ? [`${place}: p95 ${p95} ms, at most ${worst} ms`]
        : [];
    });
  },
  rolling: async (stage) => {
    const { pages, sent, problems } = await rollingRestart(stage);
    say(`restarts: ${pages} pages and ${sent} forms, ${problems.length} failed`);
    return problems;
  },
  dead: async (stage) => {
    const { kept, gone, bytes, problems } = await everythingDead(stage);
    say(
      `everything dead: ${kept} addresses (${Math.round(bytes / 1e6)} MB), ${gone} deleted ones, ${problems.length} wrong answers`,
    );
    return problems;
  },
};

async function cluster(): Promise<number> {
  await step('nginx', () => installTool('nginx'));
  const stage = await step('Starting two sites, two panels and nginx', createClusterStage);
  const problems: string[] = [];
  for (const name of values.only.split(',')) {
    const drill = DRILLS[name];
    if (!drill) throw new Error(`Unknown drill ${name}; there are ${Object.keys(DRILLS).join(', ')}.`);
    problems.push(...(await drill(stage)).map((problem) => `${name}: ${problem}`));
  }
  for (const problem of problems.slice(0, 40)) console.error(problem);
  await stage.close();
  stage.remove();
  console.log(`${values.only.split(',').length} drills, ${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
}

runCommand(cluster);
