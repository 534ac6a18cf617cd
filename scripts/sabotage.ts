import { parseArgs } from 'node:util';
import { randomOf } from '../panel/seed/data/random.ts';
import { readLedger, testsByNumber } from './ledger/ledger.ts';
import { runCommand } from './lib/command.ts';
import { say, step } from './lib/steps.ts';
import { chooseVictims } from './sabotage/choose.ts';
import { createCopy } from './sabotage/copy.ts';
import { importsOf } from './sabotage/imports.ts';
import { sabotageInBrowser, sabotageUnits } from './sabotage/rounds.ts';
import { seedOnce } from './test/stage.ts';

/** After this time no further build begins: builds and their tests take up to two minutes. */
const LAST_BUILD_AFTER_MS = 12 * 60_000;
const COUNT = 10;

let removeCopy = () => {};

/** `npm run sabotage -- 10 --seed 7`: breaks ten ledger statements in a copy; lists those without a failing test. */
async function sabotage() {
  const { values, positionals } = parseArgs({
    options: { seed: { type: 'string' } },
    allowPositionals: true,
  });
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
  const deadline = Date.now() + LAST_BUILD_AFTER_MS;
  say(`Seed ${seed}: again with --seed ${seed}`);
  const victims = chooseVictims(
    readLedger(),
    testsByNumber(),
    Number(positionals[0] ?? COUNT),
    randomOf(seed),
  );
  await step('Demo content', seedOnce);
  const copy = await step('A copy of the checkout', createCopy);
  removeCopy = copy.remove;
  const unseen = await sabotageUnits(copy, victims);
  const { green, untried } = await sabotageInBrowser(copy, unseen, await importsOf(), deadline);
  for (const { id, statement, tried } of green) {
    console.log(`\n${id} stayed green: ${statement}`);
    for (const what of tried) console.log(`    ${what}`);
  }
  for (const { id } of untried) console.log(`\n${id} was not tried: time was over`);
  const noticed = victims.length - green.length - untried.length;
  console.log(
    `\n${noticed} noticed, ${green.length} stayed green, ${untried.length} not tried (seed ${seed})`,
  );
}

runCommand(sabotage, () => removeCopy());
