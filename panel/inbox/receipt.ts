import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows } from '../platform/db/client.ts';
import { isMailOn } from '../platform/mail/is-on.ts';
import { env } from '../platform/settings/env.ts';

/** The answer to an entry's sender; `sends_mail`: whether they get it by mail too. */
export type Receipt = { id: number; reference: string; sends_mail: boolean };

export const KEY_STORED_MS = 24 * 60 * 60 * 1000;

const row = z.object({ id: z.number(), reference: z.string(), mails: z.coerce.number() });

/** The name of the mail that confirms an entry to its sender. */
export const confirmationOf = (reference: string): string => `${reference}:sender`;

/** A receipt with its confirmation, as the queue has it: none for an address that had enough of them. */
export const selectReceipt = (which: SQL): SQL =>
  sql`SELECT entry AS id, reference,
      (SELECT count(*) FROM mails WHERE name = receipts.reference || ${confirmationOf('')}) AS mails
    FROM receipts WHERE ${which}`;

export function readReceipt(found: unknown): Receipt {
  const { mails, ...receipt } = row.parse(found);
  return { ...receipt, sends_mail: mails > 0 && isMailOn(env()) };
}

/** Keys made before this moment (ISO text) have expired. */
export const keysEndedBy = (now: number): string => new Date(now - KEY_STORED_MS).toISOString();

/** The first result of a key within 24 hours; null when it is a new one. */
export async function receiptOf(payload: Payload, key: string, now: number): Promise<Receipt | null> {
  const which = sql`key = ${key} AND created_at > ${keysEndedBy(now)}`;
  const [first] = await rows(payload, selectReceipt(which), z.unknown());
  return first ? readReceipt(first) : null;
}
