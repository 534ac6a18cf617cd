import { setTimeout as delay } from 'node:timers/promises';
import { type Confirmed, sendUntilConfirmed } from './send-until-confirmed.ts';
import { sendNumber } from './sends.ts';

/** Something that dies again and again: `strike` kills it and ends when it is back. */
type Victim = {
  name: string;
  kills: number;
  lifeMinMs: number;
  lifeMaxMs: number;
  strike: () => Promise<void>;
};
export type Plans = { siteUrl: string; sends: number; atOnce: number; victims: readonly Victim[] };
export type Outcome = {
  confirmed: Confirmed[];
  /** By the victim's name. */
  kills: Record<string, number>;
  /** Sends that were on their way when a program was killed, summed over all kills. */
  interrupted: number;
  problems: string[];
};

const PACE_MS = 20;
const habitsOf = (number: number) => ({ clicks: number % 7 === 0 ? 2 : 1, times: number % 11 === 0 ? 2 : 1 });

/** Sends while the victims are killed at random; ends when all sends are confirmed and enough were killed. */
export async function storm({ siteUrl, sends, atOnce, victims }: Plans): Promise<Outcome> {
  const confirmed: Confirmed[] = [];
  const problems: string[] = [];
  const kills: Record<string, number> = Object.fromEntries(victims.map(({ name }) => [name, 0]));
  let begun = 0;
  let interrupted = 0;

  const planned = victims.filter((victim) => victim.kills > 0);
  const killed = ({ name }: Victim) => kills[name] ?? 0;
  const share = () => Math.min(...planned.map((victim) => killed(victim) / victim.kills));
  const isOver = () => begun >= sends && share() >= 1;
  // sends and kills wait for each other, so that each kill meets sends on their way
  const isDue = () => begun < atOnce + sends * share();
  const isAhead = (victim: Victim) => killed(victim) / victim.kills > begun / sends;

  const visitor = async (): Promise<void> => {
    while (!isOver()) {
      if (!isDue()) {
        await delay(PACE_MS);
        continue;
      }
      begun += 1;
      try {
        confirmed.push(await sendUntilConfirmed(siteUrl, await sendNumber(begun), habitsOf(begun)));
      } catch (error) {
        problems.push(String(error));
      }
    }
  };
  const killer = async (victim: Victim): Promise<void> => {
    const { lifeMinMs, lifeMaxMs } = victim;
    while (!isOver() && killed(victim) < victim.kills) {
      await delay(lifeMinMs + Math.random() * (lifeMaxMs - lifeMinMs));
      if (isAhead(victim)) continue;
      kills[victim.name] = killed(victim) + 1;
      interrupted += begun - confirmed.length - problems.length;
      await victim.strike();
    }
  };
  await Promise.all([...planned.map(killer), ...Array.from({ length: atOnce }, visitor)]);
  return { confirmed, kills, interrupted, problems };
}
