import { setTimeout as pause } from 'node:timers/promises';
import { isAnythingRunning, stopAll } from './children.ts';
import { red, say } from './steps.ts';

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** The time to clean up: a parent command kills after 8 s (children.ts). */
const PUT_AWAY_MS = 5_000;
const LOOK_AGAIN_MS = 200;

/** Waits until `work` is over and nothing runs any more: parallel parts clean up after the first has ended. */
async function putAway(work: Promise<unknown>): Promise<void> {
  const giveUpAt = Date.now() + PUT_AWAY_MS;
  await Promise.race([work, pause(PUT_AWAY_MS)]);
  do await pause(LOOK_AGAIN_MS);
  while (isAnythingRunning() && Date.now() < giveUpAt);
}

/**
 * Runs a command and stops all it started when it ends or a signal comes: each `finally` of `work` still runs.
 * `work` may return the exit code.
 */
export async function runCommand(work: () => Promise<unknown>, cleanup = () => {}): Promise<void> {
  let isStopping = false;
  const end = async (code: number, work?: Promise<unknown>) => {
    isStopping = true;
    await stopAll();
    if (work) await putAway(work);
    cleanup();
    process.exit(code);
  };
  let settled: Promise<unknown> | undefined;
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      if (isStopping) return;
      say('Stopping …');
      end(code, settled);
    });
  }
  try {
    const result = work();
    settled = result.catch(() => {});
    const code = await result;
    if (!isStopping) await end(typeof code === 'number' ? code : 0);
  } catch (error) {
    if (isStopping) return;
    console.error(`${red('✗')} ${error instanceof Error ? error.message : error}`);
    await end(1, settled);
  }
}
