import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 500;

/** Waits for the next full half second since `started` (`performance.now()`): small differences are not to be measured. */
export async function untilFullStep(started: number): Promise<void> {
  await pause(STEP_MS - ((performance.now() - started) % STEP_MS));
}
