import { setTimeout as delay } from 'node:timers/promises';

/** Something that is killed repeatedly: `strike` kills it and resolves when it is back. */
export type Victim = {
  name: string;
  kills: number;
  lifeMinMs: number;
  lifeMaxMs: number;
  strike: () => Promise<void>;
};
export type Plans<Confirmed> = {
  sends: number;
  atOnce: number;
  victims: readonly Victim[];
  /** Sends the n-th one until it is confirmed; its error is a problem. */
  send: (number: number) => Promise<Confirmed>;
};
export type Outcome<Confirmed> = {
  /** The highest number of a send. */
  begun: number;
  confirmed: Confirmed[];
  /** By the victim's name. */
  kills: Record<string, number>;
  /** Sends that were on their way when a program was killed, summed over all kills. */
  interrupted: number;
  problems: string[];
};

const PACE_MS = 20;
/** Some click twice, some send again once it is confirmed. */
export const habitsOf = (number: number) => ({
  clicks: number % 7 === 0 ? 2 : 1,
  times: number % 11 === 0 ? 2 : 1,
});

/** Sends while the victims are killed at random; ends when all sends are confirmed and enough were killed. */
export async function storm<Confirmed>({
  sends,
  atOnce,
  victims,
  send,
}: Plans<Confirmed>): Promise<Outcome<Confirmed>> {
  const confirmed: Confirmed[] = [];
  const problems: string[] = [];
  const kills: Record<string, number> = Object.fromEntries(victims.map(({ name }) => [name, 0]));
  let begun = 0;
  let interrupted = 0;

  const planned = victims.filter((victim) => victim.kills > 0);
  const total = planned.reduce((sum, victim) => sum + victim.kills, 0);
  let [due, struck] = [0, 0];
  const shareOf = (count: number) => (total === 0 ? 1 : count / total);
  const isOver = () => begun >= sends && struck >= total;
  const underWay = () => begun - confirmed.length - problems.length;
  // Each kill lets its share of the sends begin, and waits until some are on their way.
  const isDue = () => begun < atOnce + sends * shareOf(due);
  const meetsSends = () => begun >= sends || (underWay() > 0 && begun >= sends * shareOf(struck));

  const visitor = async (): Promise<void> => {
    while (!isOver()) {
      if (!isDue()) {
        await delay(PACE_MS);
        continue;
      }
      begun += 1;
      try {
        confirmed.push(await send(begun));
      } catch (error) {
        problems.push(String(error));
      }
    }
  };
  const killer = async ({ name, lifeMinMs, lifeMaxMs, strike, ...victim }: Victim): Promise<void> => {
    for (let killed = 1; killed <= victim.kills; killed += 1) {
      await delay(lifeMinMs + Math.random() * (lifeMaxMs - lifeMinMs));
      due += 1;
      while (!meetsSends()) await delay(PACE_MS);
      kills[name] = killed;
      struck += 1;
      interrupted += underWay();
      await strike();
    }
  };
  await Promise.all([...planned.map(killer), ...Array.from({ length: atOnce }, visitor)]);
  return { begun, confirmed, kills, interrupted, problems };
}
