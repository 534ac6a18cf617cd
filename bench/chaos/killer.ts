import type { ProgramName } from '../../scripts/test/stage.ts';
import type { Stage } from './stage.ts';

export type Plan = { kills: number; lifeMinMs: number; lifeMaxMs: number };

const wait = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

/**
 * Kills programs, more than one in the same moment, at random times of their lives and starts them again, until `isOver`.
 * `onKill` hears of each, before it happens.
 */
export async function killAtRandom(
  stage: Stage,
  names: readonly ProgramName[],
  { lifeMinMs, lifeMaxMs }: Plan,
  { isOver, onKill }: { isOver: () => boolean; onKill: () => void },
): Promise<void> {
  while (!isOver()) {
    await wait(lifeMinMs + Math.random() * (lifeMaxMs - lifeMinMs));
    onKill();
    await stage.restart(...names);
  }
}
