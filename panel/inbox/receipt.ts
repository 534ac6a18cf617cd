import type { Payload } from 'payload';
import { z } from 'zod';
import { clientOf } from '../db/client.ts';

/** What the sender of an entry is told (CONTRACT, Panel, writing). */
export type Receipt = { id: number; reference: string };

export const KEY_KEPT_MS = 24 * 60 * 60 * 1000;

const row = z.object({ entry: z.number(), reference: z.string() });

/** Keys made before this moment (ISO text) stand for nothing any more. */
export const keysEndedBy = (now: number): string => new Date(now - KEY_KEPT_MS).toISOString();

/** The first result of a key within 24 hours; null when it is a new one. */
export async function receiptOf(payload: Payload, key: string, now: number): Promise<Receipt | null> {
  const { rows } = await clientOf(payload).execute({
    sql: 'SELECT entry, reference FROM receipts WHERE key = ? AND created_at > ?',
    args: [key, keysEndedBy(now)],
  });
  const [first] = rows;
  if (!first) return null;
  const { entry, reference } = row.parse(first);
  return { id: entry, reference };
}
