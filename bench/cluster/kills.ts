import { keysOf } from '../../panel/platform/encryption/keys.ts';
import { outsideOfCluster } from '../../panel/tests/chaos/outside.ts';
import { problemsOf, untilSwept } from '../../panel/tests/chaos/verify.ts';
import type { Engines } from '../../scripts/lib/engines.ts';
import { AGENCY_EMAIL } from '../../scripts/test/mailbox.ts';
import { mailProblems } from '../chaos/mail-problems.ts';
import { sendFormTo } from '../chaos/send-until-confirmed.ts';
import { storm } from '../chaos/storm.ts';
import type { ClusterStage } from './stage.ts';

const AT_ONCE = 8;
const LIFE_MS = { lifeMinMs: 2_000, lifeMaxMs: 12_000 };

/** Sends while sites, panels and PostgreSQL are killed, `kills` in all: all stored once and mailed. */
export async function kills(stage: ClusterStage, engines: Engines, plan: { sends: number; kills: number }) {
  const instances = [...stage.sites, ...stage.panels];
  const each = Math.ceil(plan.kills / (instances.length + 1));
  const victims = instances.map((copy, at) => ({
    name: `${copy.kind} ${at}`,
    kills: each,
    ...LIFE_MS,
    strike: async () => {
      await stage.stopCopy(copy, 'SIGKILL');
      await stage.startCopy(copy);
    },
  }));
  const database = {
    name: 'database',
    kills: plan.kills - each * instances.length,
    ...LIFE_MS,
    strike: engines.killBackend,
  };
  const outcome = await storm({
    send: sendFormTo(stage.settings.SITE_URL),
    sends: plan.sends,
    atOnce: AT_ONCE,
    victims: [...victims, database],
  });
  const { confirmed, problems } = outcome;
  // the last start sweeps the rest of the kills
  for (const copy of stage.panels) {
    await stage.stopCopy(copy, 'SIGTERM');
    await stage.startCopy(copy);
  }
  const all = Object.values(outcome.kills).reduce((sum, count) => sum + count, 0);
  const mail = await mailProblems({ mail: stage.mail, settings: { AGENCY_EMAIL } }, confirmed, all);
  const folders = stage.panels.map(({ settings }) => settings.PASSARELA_DATA);
  const outside = outsideOfCluster(engines.env, folders);
  const keys = keysOf(stage.settings.PRIVATE_KEYS);
  await untilSwept(outside, confirmed, keys);
  problems.push(...(await problemsOf(outside, confirmed, keys)), ...mail.problems);
  await outside.close();
  return {
    confirmed: confirmed.length,
    killed: outcome.kills,
    interrupted: outcome.interrupted,
    mail,
    problems,
  };
}
