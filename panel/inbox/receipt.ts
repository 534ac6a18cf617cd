import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows } from '../platform/db/client.ts';

/** The answer to an entry's sender. */
export type Receipt = { id: number; reference: string };

export const KEY_STORED_MS = 24 * 60 * 60 * 1000;

const row = z.object({ id: z.number(), reference: z.string() });

/** Keys made before this moment (ISO text) have expired. */
export const keysEndedBy = (now: number): string => new Date(now - KEY_STORED_MS).toISOString();

/** The first result of a key within 24 hours; null when it is a new one. */
export async function receiptOf(payload: Payload, key: string, now: number): Promise<Receipt | null> {
  const query = sql`SELECT entry AS id, reference FROM receipts WHERE key = ${key} AND created_at > ${keysEndedBy(now)}`;
  const [first] = await rows(payload, query, row);
  return first ?? null;
}
