import { createHmac } from 'node:crypto';
import type { Payload } from 'payload';
import { env } from '../settings/env.ts';
import { type Limit, note, waitOf } from './shared-limits.ts';

export type Count = readonly [Limit, key: string];

export type Tries = {
  waitOf(limit: Limit, key: string, now: number): Promise<number>;
  note(counts: readonly Count[], now: number): Promise<() => Promise<void>>;
};

/** Addresses and accounts are not stored; the same key gives the same hash while the secret stays. */
export const hashedKey = (key: string): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`limit ${key}`).digest('base64url');

export const sharedTries = (payload: Payload): Tries => ({
  waitOf: (limit, key, now) => waitOf(payload, limit, hashedKey(key), now),
  note: (counts, now) =>
    note(
      payload,
      counts.map(([{ bucket }, key]) => ({ bucket, key: hashedKey(key) })),
      now,
    ),
});

/** A try that was counted: it is refused while `seconds` is not 0, and then counts no longer. */
export type Counted = { seconds: number; undo: () => Promise<void> };

/** Counts a try before its outcome is known: parallel tries gain nothing. `silent` limits refuse none. */
export async function countTry(
  tries: Tries,
  counts: readonly Count[],
  now: number,
  silent: readonly Count[] = [],
): Promise<Counted> {
  const undo = await tries.note([...counts, ...silent], now);
  const waits = await Promise.all(
    counts.map(([limit, key]) => tries.waitOf({ ...limit, allowed: limit.allowed + 1 }, key, now)),
  );
  const seconds = Math.max(...waits);
  if (seconds > 0) await undo();
  return { seconds, undo };
}
