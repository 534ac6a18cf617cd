import { killAtRandom, type Plan } from './killer.ts';
import { sendUntilTold, type Told } from './send-until-told.ts';
import { sendNumber } from './sends.ts';
import type { ProgramName, Stage } from './stage.ts';

export type Plans = { sends: number; atOnce: number } & Record<ProgramName, Plan>;
export type Outcome = {
  told: Told[];
  kills: Record<ProgramName, number>;
  /** Sends that were on their way when a program was killed, summed over all kills. */
  interrupted: number;
  /** Sends that were refused, or told two things. */
  problems: string[];
};

const PACE_MS = 20;

/** One in seven clicks twice, one in eleven sends again what was taken already. */
const habitsOf = (number: number) => ({ clicks: number % 7 === 0 ? 2 : 1, times: number % 11 === 0 ? 2 : 1 });

/** Sends through the site while both programs are killed at random; ends when all have been told and enough killed. */
export async function storm(stage: Stage, plans: Plans): Promise<Outcome> {
  const { sends, atOnce } = plans;
  const told: Told[] = [];
  const problems: string[] = [];
  const kills = { panel: 0, site: 0 };
  let begun = 0;
  let interrupted = 0;

  const share = () => Math.min(kills.panel / plans.panel.kills, kills.site / plans.site.kills);
  const isOver = () => begun >= sends && share() >= 1;
  // spread over the lives of both, so that each kill meets sends on their way
  const isDue = () => begun < atOnce + sends * share();

  const visitor = async (): Promise<void> => {
    while (!isOver()) {
      if (!isDue()) {
        await new Promise((wake) => setTimeout(wake, PACE_MS));
        continue;
      }
      begun += 1;
      try {
        told.push(await sendUntilTold(stage.siteUrl, await sendNumber(begun), habitsOf(begun)));
      } catch (error) {
        problems.push(String(error));
      }
    }
  };
  const killer = (name: ProgramName) =>
    killAtRandom(stage, name, plans[name], {
      isOver,
      onKill: () => {
        kills[name] += 1;
        interrupted += begun - told.length - problems.length;
      },
    });
  await Promise.all([killer('panel'), killer('site'), ...Array.from({ length: atOnce }, visitor)]);
  return { told, kills, interrupted, problems };
}
