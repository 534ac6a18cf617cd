/**
 * `npm run chaos`: people send through the site, with JavaScript and without, while panel and site are killed at random.
 * Every reference that was shown must be stored once and whole, and its mails must come. `--sends`, `--panel-kills`,
 * `--site-kills`. The last line says `N passed, N failed`.
 */
import { parseArgs } from 'node:util';
import { problemsOf, untilSwept } from '../../panel/tests/chaos/verify.ts';
import { runCommand } from '../../scripts/lib/command.mjs';
import { elapsed, say } from '../../scripts/lib/steps.mjs';
import { mailProblems } from './mail-problems.ts';
import { createStage } from './stage.ts';
import { storm } from './storm.ts';

const { values } = parseArgs({
  options: {
    sends: { type: 'string', default: '200' },
    'panel-kills': { type: 'string', default: '20' },
    'site-kills': { type: 'string', default: '5' },
  },
});
const AT_ONCE = 8;

async function chaos(): Promise<number> {
  const stage = await createStage();
  await stage.start('panel');
  await stage.start('site');
  say('Panel and site are up');
  const plans = {
    sends: Number(values.sends),
    atOnce: AT_ONCE,
    panel: { kills: Number(values['panel-kills']), lifeMinMs: 100, lifeMaxMs: 4_000 },
    site: { kills: Number(values['site-kills']), lifeMinMs: 3_000, lifeMaxMs: 15_000 },
  };
  const { told, kills, interrupted, problems } = await storm(stage, plans);
  // the last start sweeps what the kills left behind
  await stage.kill('panel');
  await stage.start('panel');
  const mail = await mailProblems(stage, told, kills.panel + 1);
  await untilSwept(stage.data, told, stage.privateKeys);
  await stage.close();
  problems.push(...(await problemsOf(stage.data, told, stage.privateKeys)), ...mail.problems);

  const retried = told.filter(({ tries }) => tries > 1).length;
  const photos = told.reduce((sum, { photos: own }) => sum + (own?.length ?? 0), 0);
  say(`${told.length} sends told (${retried} after more than one try, ${photos} photos) in ${elapsed()}`);
  say(`panel killed ${kills.panel} times, site ${kills.site} times, with ${interrupted} sends on their way`);
  say(`${mail.mails} mails received, ${mail.repeated} of them again`);
  for (const problem of problems) console.log(`✗ ${problem}`);
  if (problems.length === 0) stage.remove();
  else say(`what is stored is kept in ${stage.data}`);
  console.log(`\n${told.length} passed, ${problems.length} failed`);
  return problems.length === 0 ? 0 : 1;
}

runCommand(chaos);
