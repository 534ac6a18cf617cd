import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';
import { withLease } from '../../db/lease.ts';

const LOOK_AGAIN_MS = 20;
/** A copy of the panel that is killed meanwhile holds its turn so long; nobody waits longer. */
const TURN_MS = 10_000;

/**
 * Opens sessions of one person one after the other, over all copies of the panel: Payload reads the list of their sessions and writes it
 * back whole, so that of two at the same moment one would be lost.
 */
export async function inTurn<T>(payload: Payload, person: number, work: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + TURN_MS;
  while (Date.now() < giveUpAt) {
    const done = await withLease(
      payload,
      `sign-in ${person}`,
      async () => ({ value: await work() }),
      TURN_MS,
    );
    if (done) return done.value;
    await pause(LOOK_AGAIN_MS);
  }
  return work();
}
