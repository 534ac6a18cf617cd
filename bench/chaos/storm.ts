import { setTimeout as delay } from 'node:timers/promises';
import type { ProgramName } from '../../scripts/test/stage.ts';
import { type Confirmed, sendUntilConfirmed } from './send-until-confirmed.ts';
import { sendNumber } from './sends.ts';
import type { Stage } from './stage.ts';

type Plan = { kills: number; lifeMinMs: number; lifeMaxMs: number };
/** `both` are kills of panel and site in the same moment. */
type Killed = ProgramName | 'both';
export type Plans = { sends: number; atOnce: number } & Record<Killed, Plan>;
export type Outcome = {
  confirmed: Confirmed[];
  kills: Record<Killed, number>;
  /** Sends that were on their way when a program was killed, summed over all kills. */
  interrupted: number;
  problems: string[];
};

const PACE_MS = 20;
const VICTIMS: readonly { killed: Killed; names: readonly ProgramName[] }[] = [
  { killed: 'panel', names: ['panel'] },
  { killed: 'site', names: ['site'] },
  { killed: 'both', names: ['panel', 'site'] },
];

/** One in seven clicks twice, one in eleven sends again what was taken already. */
const habitsOf = (number: number) => ({ clicks: number % 7 === 0 ? 2 : 1, times: number % 11 === 0 ? 2 : 1 });

/** Sends through the site while both programs are killed at random; ends when all are confirmed and enough killed. */
export async function storm(stage: Stage, plans: Plans): Promise<Outcome> {
  const { sends, atOnce } = plans;
  const confirmed: Confirmed[] = [];
  const problems: string[] = [];
  const kills = { panel: 0, site: 0, both: 0 };
  let begun = 0;
  let interrupted = 0;

  const planned = VICTIMS.filter(({ killed }) => plans[killed].kills > 0);
  const share = () => Math.min(...planned.map(({ killed }) => kills[killed] / plans[killed].kills));
  const isOver = () => begun >= sends && share() >= 1;
  // spread over the lives of both, so that each kill meets sends on their way
  const isDue = () => begun < atOnce + sends * share();

  const visitor = async (): Promise<void> => {
    while (!isOver()) {
      if (!isDue()) {
        await delay(PACE_MS);
        continue;
      }
      begun += 1;
      try {
        confirmed.push(await sendUntilConfirmed(stage.siteUrl, await sendNumber(begun), habitsOf(begun)));
      } catch (error) {
        problems.push(String(error));
      }
    }
  };
  const killer = async ({ killed, names }: (typeof VICTIMS)[number]): Promise<void> => {
    const { lifeMinMs, lifeMaxMs } = plans[killed];
    while (!isOver() && kills[killed] < plans[killed].kills) {
      await delay(lifeMinMs + Math.random() * (lifeMaxMs - lifeMinMs));
      kills[killed] += 1;
      interrupted += begun - confirmed.length - problems.length;
      await stage.restart(...names);
    }
  };
  await Promise.all([...planned.map(killer), ...Array.from({ length: atOnce }, visitor)]);
  return { confirmed, kills, interrupted, problems };
}
