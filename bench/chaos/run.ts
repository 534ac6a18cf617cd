/** `npm run chaos`: sends during kills, stored once and mailed (docs/decisions/application.md). */
import { parseArgs } from 'node:util';
import { problemsOf, untilSwept } from '../../panel/tests/chaos/verify.ts';
import { runCommand } from '../../scripts/lib/command.ts';
import { elapsed, say } from '../../scripts/lib/steps.ts';
import type { ProgramName } from '../../scripts/test/stage.ts';
import type { DrillResult } from './drills/drill.ts';
import { fullDisk } from './drills/full-disk.ts';
import { lockedDatabase } from './drills/locked-database.ts';
import { mailProblems } from './mail-problems.ts';
import { sendFormTo } from './send-until-confirmed.ts';
import { createStage, type Stage } from './stage.ts';
import { storm, type Victim } from './storm.ts';

const { values } = parseArgs({
  options: {
    sends: { type: 'string', default: '200' },
    'panel-kills': { type: 'string', default: '20' },
    'site-kills': { type: 'string', default: '5' },
    'both-kills': { type: 'string', default: '3' },
    'lock-seconds': { type: 'string', default: '10' },
    'disk-sends': { type: 'string', default: '20' },
  },
});
const AT_ONCE = 8;
const LOCKED_SENDS = 8;

/** Both programs, to be killed as often as the options say. */
function victimsOf({ restart }: Stage): Victim[] {
  const killed = (
    name: 'panel' | 'site' | 'both',
    names: ProgramName[],
    [lifeMinMs, lifeMaxMs]: [number, number],
  ) => {
    const count = Number(values[`${name}-kills`]);
    return { name, kills: count, lifeMinMs, lifeMaxMs, strike: () => restart(...names) };
  };
  return [
    killed('panel', ['panel'], [100, 4_000]),
    killed('site', ['site'], [3_000, 15_000]),
    killed('both', ['panel', 'site'], [3_000, 15_000]),
  ];
}

async function chaos(): Promise<number> {
  const stage = await createStage();
  await stage.start('panel');
  await stage.start('site');
  say('Panel and site are up');
  const { begun, confirmed, kills, interrupted, problems } = await storm({
    send: sendFormTo(stage.siteUrl),
    sends: Number(values.sends),
    atOnce: AT_ONCE,
    victims: victimsOf(stage),
  });
  say(`storm over: ${confirmed.length} sends confirmed in ${elapsed()}`);
  const holdMs = Number(values['lock-seconds']) * 1_000;
  const note = (drill: string, { confirmed: own, problems: more }: DrillResult) => {
    confirmed.push(...own);
    problems.push(...more.map((problem) => `${drill}: ${problem}`));
    say(`${drill}: ${more.length === 0 ? 'nothing lost' : more.join('; ')}`);
  };
  // a number of the storm would get that send's receipt
  const locked = { from: begun + 1, count: LOCKED_SENDS, holdMs };
  note('locked database', await lockedDatabase(stage, locked));
  // the last start sweeps the rest of the kills
  await stage.restart('panel');
  const mail = await mailProblems(stage, confirmed, (kills.panel ?? 0) + (kills.both ?? 0) + 1);
  await untilSwept(stage.data, confirmed, stage.privateKeys);
  await stage.close();
  problems.push(...(await problemsOf(stage.data, confirmed, stage.privateKeys)), ...mail.problems);

  const disk = await fullDisk({ count: Number(values['disk-sends']), fullMs: holdMs });
  if (disk) note('full disk', disk);
  else say('full disk: not run, because nobody may mount a small one here');

  const retried = confirmed.filter(({ tries }) => tries > 1).length;
  const photos = confirmed.reduce((sum, { photos: own }) => sum + (own?.length ?? 0), 0);
  say(
    `${confirmed.length} sends confirmed (${retried} after more than one try, ${photos} photos) in ${elapsed()}`,
  );
  say(
    `panel killed ${kills.panel} times, site ${kills.site} times, both at once ${kills.both} times, with ${interrupted} sends on their way`,
  );
  say(`${mail.mails} mails received, ${mail.repeated} of them again`);
  for (const problem of problems) console.log(`✗ ${problem}`);
  if (problems.length === 0) stage.remove();
  else say(`what is stored is kept in ${stage.data}`);
  console.log(`\n${confirmed.length} passed, ${problems.length} failed`);
  return problems.length === 0 ? 0 : 1;
}

runCommand(chaos);
