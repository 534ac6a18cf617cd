import type { Payload } from 'payload';
import { z } from 'zod';
import { forgetReads } from '../../platform/db/remember.ts';
import { job } from '../../platform/jobs/job.ts';
import { withLease } from '../../platform/jobs/lease.ts';
import { repeat, wakeWorker } from '../queue/job.ts';
import { comeDue } from './come-due.ts';
import { eventsBetween, keyOf } from './events.ts';

const LOOK_EVERY_MS = 10_000;
/** A killed instance delays the others by this at most: due times are seen within a minute. */
const LEASE_MS = 20_000;
/** Longer than any save: one that began before a time may be stored after it. */
const LOOK_BACK_MS = 60_000;
const KEY = 'publishing.due-until';

/** In the database for restarts and other instances: all before `until` (ms) is done, and all in `done`. */
const note = z.object({ until: z.number(), done: z.array(z.string()).default([]) });

async function waiting(payload: Payload, now: number) {
  const { until, done } = note.parse((await payload.kv.get(KEY)) ?? { until: now });
  const events = await eventsBetween(payload, until, now);
  return { until, done, due: events.filter((event) => !done.includes(keyOf(event))) };
}

async function carryOutAll(payload: Payload, now: number): Promise<void> {
  const { until, done, due } = await waiting(payload, now);
  const failures: unknown[] = [];
  for (const event of due) {
    await comeDue(payload, event, now).then(
      () => done.push(keyOf(event)),
      (error: unknown) => failures.push(error),
    );
  }
  const next = failures.length > 0 ? until : Math.max(until, now - LOOK_BACK_MS);
  const oldest = new Date(next).toISOString();
  await payload.kv.set(KEY, { until: next, done: done.filter((key) => key > oldest) });
  forgetReads();
  wakeWorker();
  if (failures.length > 0) throw failures[0];
}

/** Carries out due times of talents, slides and posts: one panel instance, each once. */
export async function carryOutDue(payload: Payload, now: number): Promise<void> {
  if ((await payload.kv.get(KEY)) === null) await payload.kv.set(KEY, { until: now });
  const { due } = await waiting(payload, now);
  if (due.length > 0) await withLease(payload, 'schedule', () => carryOutAll(payload, now), LEASE_MS);
}

/** Looks for due times, six times a minute and after each save. Returns the stop. */
export const runSchedule = (payload: Payload, now = Date.now): (() => void) =>
  repeat(payload, 'schedule', async () => {
    await carryOutDue(payload, now());
    return { waitMs: LOOK_EVERY_MS };
  });

export const startSchedule = (payload: Payload): void => job('schedule').start(() => runSchedule(payload));
