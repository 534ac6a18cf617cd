import type { Language } from '@passarela/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { countQuoted } from '../catalogue/counts/count-quoted.ts';
import { searchText } from '../catalogue/search/search-text.ts';
import { atOnce } from '../platform/db/client.ts';
import { isDuplicate } from '../platform/db/is-duplicate.ts';
import { hashedKey } from '../platform/limits/tries.ts';
import type { Kind } from '../platform/reference/kinds.ts';
import { insert, type Row } from './insert.ts';
import { quotedModels } from './quoted-models.ts';
import {
  confirmationOf,
  keysEndedBy,
  type Receipt,
  readReceipt,
  receiptOf,
  selectReceipt,
} from './receipt.ts';
import { newReference } from './reference.ts';

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
export type Stored = Receipt & { isNew: boolean };

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
