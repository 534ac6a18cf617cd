import { randomInt } from 'node:crypto';
import type { Language } from '@passarela/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { countQuoted } from '../catalogue/counts/counts.ts';
import { searchText } from '../catalogue/search/search-text.ts';
import { referencePrefix } from '../content/agency/read.ts';
import { atOnce, isDuplicate, rows } from '../platform/db/client.ts';
import { hashedKey } from '../platform/limits/tries.ts';
import { isMailOn } from '../platform/mail/is-on.ts';
import type { Kind } from '../platform/reference/kinds.ts';
import { env } from '../platform/settings/env.ts';
import { insert, type Row } from './insert.ts';
import { quotedModels } from './quoted-models.ts';

/** The answer to an entry's sender; `sends_mail`: whether they get it by mail too. */
type Receipt = { id: number; reference: string; sends_mail: boolean };

export const KEY_STORED_MS = 24 * 60 * 60 * 1000;

const row = z.object({ id: z.number(), reference: z.string(), mails: z.coerce.number() });

/** The name of the mail that confirms an entry to its sender. */
const confirmationOf = (reference: string): string => `${reference}:sender`;

/** A receipt with its confirmation, as the queue has it: none for an address that had enough of them. */
const selectReceipt = (which: SQL): SQL =>
  sql`SELECT entry AS id, reference,
      (SELECT count(*) FROM mails WHERE name = receipts.reference || ${confirmationOf('')}) AS mails
    FROM receipts WHERE ${which}`;

function readReceipt(found: unknown): Receipt {
  const { mails, ...receipt } = row.parse(found);
  return { ...receipt, sends_mail: mails > 0 && isMailOn(env()) };
}

/** Keys made before this moment (ISO text) have expired. */
const keysEndedBy = (now: number): string => new Date(now - KEY_STORED_MS).toISOString();

/** The first result of a key within 24 hours; null when it is a new one. */
export async function receiptOf(payload: Payload, key: string, now: number): Promise<Receipt | null> {
  const which = sql`key = ${key} AND created_at > ${keysEndedBy(now)}`;
  const [first] = await rows(payload, selectReceipt(which), z.unknown());
  return first ? readReceipt(first) : null;
}

// no vowels (no words), nothing that looks like something else on a screen or on paper: 0 O 1 I L U V
const LETTERS = '23456789BCDFGHJKMNPQRSTWXZ';
const LENGTH = 5;

/** A short readable name for an entry: `AFM-7K3Q9`, AFM by default. */
export async function newReference(payload: Payload): Promise<string> {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return `${await referencePrefix(payload)}-${letters.join('')}`;
}

const BUCKET = 'confirmation';
const AN_HOUR = { allowed: 3, windowMs: 3_600_000 };

/** Cancels the confirmation `mail` if one of its `addresses` has had three within an hour: no flood for strangers. */
function limitConfirmation(mail: string, addresses: readonly string[], now: number): SQL[] {
  const keys = [...new Set(addresses.map((address) => hashedKey(`mail ${address.trim().toLowerCase()}`)))];
  if (keys.length === 0) return [];
  const list = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  );
  return [
    ...keys.map((key) => sql`INSERT INTO limits (bucket, key, at) VALUES (${BUCKET}, ${key}, ${now})`),
    sql`DELETE FROM mails WHERE name = ${mail} AND EXISTS (
      SELECT 1 FROM limits WHERE bucket = ${BUCKET} AND key IN (${list}) AND at > ${now - AN_HOUR.windowMs}
      GROUP BY key HAVING count(*) > ${AN_HOUR.allowed})`,
  ];
}

type NewEntry = { kind: Kind; key: string | null; language: Language; row: Row; now: number };

/** `isNew` is false when the key had been answered before: then nothing was stored. */
type Stored = Receipt & { isNew: boolean };

const REFERENCE_TRIES = 5;
/** The confirmation's recipients. */
const addressesOf = ({ email, guardian_email }: Row): string[] =>
  [email, guardian_email].filter((address) => typeof address === 'string' && address !== '').map(String);

const RECIPIENTS = ['agency', 'sender'] as const;

/**
 * Stores an entry, its receipt and two e-mails (the sender's by its limit) in one write, on disk when this ends
 * (SQLite: synchronous FULL, PostgreSQL: synchronous_commit). The unique index stores one of many calls with a key.
 */
export async function storeEntry(payload: Payload, entry: NewEntry): Promise<Stored> {
  for (let tries = 1; ; tries += 1) {
    try {
      return { ...(await write(payload, entry, await newReference(payload))), isNew: true };
    } catch (error) {
      if (!isDuplicate(error, ['key', 'reference'])) throw error;
      const earlier = entry.key && (await receiptOf(payload, entry.key, entry.now));
      if (earlier) return { ...earlier, isNew: false };
      if (tries >= REFERENCE_TRIES) throw error;
    }
  }
}

async function write(
  payload: Payload,
  { kind, key, language, row, now }: NewEntry,
  reference: string,
): Promise<Receipt> {
  const at = new Date(now).toISOString();
  const stamps = { created_at: at, updated_at: at };
  const received = kind === 'applications' && { received_at: at };
  const entryRow = { ...row, ...received, reference, language, status: 'new', ...stamps };
  const entry = sql`(SELECT id FROM ${sql.identifier(kind)} WHERE reference = ${reference})`;
  const nameOf = (reader: string) => `${reference}:${reader}`;
  const mail = (reader: string) => {
    const name = nameOf(reader);
    return insert('mails', { name, kind, reader, state: 'waiting', tries: 0, due: now, ...stamps, entry });
  };
  const quoted = kind === 'quotes' ? quotedModels(String(row.models)).map(({ id }) => id) : [];
  const results = await atOnce(payload, [
    sql`UPDATE receipts SET key = NULL WHERE key = ${key} AND created_at <= ${keysEndedBy(now)}`,
    insert(kind, { ...entryRow, search: searchText(kind, entryRow) }),
    insert('receipts', { key, reference, kind, ...stamps, entry }),
    insert('audit_log', { act: 'send', subject: kind, fields: '', ...stamps, entry }),
    ...RECIPIENTS.map(mail),
    ...limitConfirmation(confirmationOf(reference), addressesOf(row), now),
    ...countQuoted(quoted, now),
    selectReceipt(sql`reference = ${reference}`),
  ]);
  return readReceipt(results.at(-1)?.rows[0]);
}
