import type { ProgramName, Stage } from './stage.ts';

export type Plan = { kills: number; lifeMinMs: number; lifeMaxMs: number };

const wait = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

/**
 * Kills a program at a random moment of its life and starts it again, until `isOver`. `onKill` hears of each, before
 * it happens.
 */
export async function killAtRandom(
  stage: Stage,
  name: ProgramName,
  { lifeMinMs, lifeMaxMs }: Plan,
  { isOver, onKill }: { isOver: () => boolean; onKill: () => void },
): Promise<void> {
  while (!isOver()) {
    await wait(lifeMinMs + Math.random() * (lifeMaxMs - lifeMinMs));
    onKill();
    await stage.kill(name);
    await stage.start(name);
  }
}
