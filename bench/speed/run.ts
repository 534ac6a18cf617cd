/**
 * `npm run bench -- [--only lines,lighthouse,talents] [--loads 5] [--pages list,home] [--other FOLDER]` writes
 * docs/performance.md; with `--pages` it only prints.
 */
import { parseArgs } from 'node:util';
import { runCommand } from '../../scripts/lib/command.ts';
import { installTool } from '../../scripts/lib/debian.ts';
import { buildPanel, buildSite } from '../../scripts/lib/programs.ts';
import { step } from '../../scripts/lib/steps.ts';
import { lighthouse } from './lighthouse.ts';
import { lines } from './lines.ts';
import { watchMachine, writePart } from './report.ts';
import { type Bench, startBench } from './stage.ts';
import { talents } from './talents.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'lines,lighthouse,talents' },
    loads: { type: 'string', default: '5' },
    /** Kinds of pages; without it those of the lines, and for Lighthouse all. */
    pages: { type: 'string' },
    /** How many the part `talents` compares with the demo's. Their seed takes minutes, once. */
    talents: { type: 'string', default: '10000' },
    /** The folder of another checkout, built: measured beside this one. */
    other: { type: 'string' },
  },
});
const ON_LINES = ['home', 'list', 'profile', 'favorites', 'be-a-model', 'package'];
const OTHERS = ['find', 'cast', 'selection', 'about', 'contact', 'blog', 'post', 'privacy'];
const chosen = values.pages?.split(',');
const options = {
  loads: Number(values.loads),
  count: Number(values.talents),
};

const PARTS: Record<string, (bench: Bench) => Promise<string>> = {
  lines: (bench) => lines(bench, { ...options, kinds: chosen ?? ON_LINES }),
  lighthouse: (bench) => lighthouse(bench, { ...options, kinds: chosen ?? [...ON_LINES, ...OTHERS] }),
  talents: (bench) => talents(bench, options),
};

async function measure(bench: Bench, name: string) {
  const part = PARTS[name];
  if (!part) throw new Error(`Unknown part ${name}; there are ${Object.keys(PARTS)}.`);
  const machine = await watchMachine(values.other);
  const text = `${await part(bench)}\n\n${machine()}`;
  console.log(`\n${text}\n`);
  // the part on the page was measured in one run, all kinds
  if (!chosen) await writePart(name, text);
}

async function bench() {
  for (const tool of ['nginx', 'Chromium'] as const) await step(tool, () => installTool(tool));
  await step('Building the panel', buildPanel);
  await step('Building the site', buildSite);
  const running = await step('Starting panel, site and front', () => startBench(values.other));
  for (const name of values.only.split(',')) await step(name, () => measure(running, name));
  await running.close();
}

runCommand(bench);
