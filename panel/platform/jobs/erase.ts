import type { Payload } from 'payload';
import { clientOf, type DatabaseClient } from '../db/client.ts';
import { hourOfDay } from '../reference/agency-time.ts';
import { processState } from '../work/process-state.ts';
import { job } from './job.ts';
import { backOffMs } from './rounds.ts';

// a list that is deleted at once is erased at once
const GATHER_MS = 1000;
const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 10 * 60 * 1000;
const IDLE_MS = 60 * 60 * 1000;
/** When the agency sleeps: from two to five. */
const NIGHT = [2, 3, 4];

const erasing = job('erase');
// a process that was killed may have left something
const state = processState('erase', () => ({ isDue: true }));

/** Schedules the erasure of deleted rows' bytes a second later. */
export function eraseSoon(): void {
  state.get().isDue = true;
  erasing.wake();
}

/** Whether deleted bytes may be erased at this moment (ms). */
export const mayErase = ({ erasesAtNight }: Pick<DatabaseClient, 'erasesAtNight'>, now: number): boolean =>
  !erasesAtNight || NIGHT.includes(hourOfDay(now));

/** Erases deleted bytes at once, if that stops nobody; else, or if it fails, the worker does. */
export async function eraseNow(payload: Payload): Promise<void> {
  if (clientOf(payload).erasesAtNight || !(await erase(payload))) eraseSoon();
}

async function erase(payload: Payload): Promise<boolean> {
  state.get().isDue = false;
  try {
    if (await clientOf(payload).erase()) return true;
    payload.logger.warn('What was deleted is still in the write-ahead log: somebody reads the database');
  } catch (error) {
    payload.logger.error({ err: error, msg: 'What was deleted could not be erased yet' });
  }
  state.get().isDue = true;
  return false;
}

/** Erases at the start and after each deletion, ever less often while it fails; on PostgreSQL at night. */
export const startErasing = (payload: Payload): void =>
  erasing.start(() => {
    let failures = 0;
    const round = async () => {
      await new Promise((wake) => setTimeout(wake, GATHER_MS).unref());
      const client = clientOf(payload);
      if (!state.get().isDue || !mayErase(client, Date.now())) return { waitMs: IDLE_MS };
      failures = (await erase(payload)) ? 0 : failures + 1;
      if (failures === 0 || client.erasesAtNight) return { waitMs: IDLE_MS };
      return { waitMs: backOffMs(failures, FIRST_RETRY_MS, LONGEST_RETRY_MS), isPaused: true };
    };
    return erasing.run(payload, round, { waitMs: IDLE_MS });
  });
