import type { Payload } from 'payload';
import { z } from 'zod';
import { DAY_MS } from '../platform/reference/day.ts';

/** Rounds are an hour apart: after so much the panel was off, or its clock jumped. */
const JUMP_MS = 2 * DAY_MS;
/** Nothing is deleted for good this long after a jump: a person has time to mend the clock. */
const SETTLE_MS = 7 * DAY_MS;
const KEY = 'retention.clock';

const note = z.object({ last: z.number(), since: z.number() }).catch({ last: 0, since: 0 });

/** Whether the clock has run without a jump for a week, as far as all rounds saw; notes this one. */
export async function isClockSteady(payload: Payload, now: number): Promise<boolean> {
  const { last, since } = note.parse((await payload.kv.get(KEY)) ?? {});
  const steadySince = Math.abs(now - last) > JUMP_MS ? now : since;
  await payload.kv.set(KEY, { last: now, since: steadySince });
  return now - steadySince >= SETTLE_MS;
}
