import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { Payload } from 'payload';
import { env } from '../settings/env.ts';
import { type Limit, note, waitOf } from './shared-limits.ts';

type Count = readonly [Limit, key: string];

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

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS_OF_A_NETWORK = 4;

/** The network of an address: the /24 of IPv4 (`203.0.113.x`), the /64 of IPv6; anything else is its own. */
export function networkOf(address: string): string {
  const plain = MAPPED.exec(address)?.[1] ?? address;
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.x`;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, GROUPS_OF_A_NETWORK);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::x`;
}
