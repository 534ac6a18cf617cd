import { LibsqlError } from '@libsql/client';
import type { Language } from '@passarela/contract';
import type { Payload } from 'payload';
import { clientOf } from '../db/client.ts';
import type { Kind } from '../reference/kinds.ts';
import { insert, type Row } from './insert.ts';
import { keysEndedBy, type Receipt, receiptOf } from './receipt.ts';
import { newReference } from './reference.ts';

type NewEntry = { kind: Kind; key: string | null; language: Language; row: Row; now: number };

/** `isNew` is false when the key had been answered before: then nothing was stored. */
export type Stored = Receipt & { isNew: boolean };

const REFERENCE_TRIES = 5;
const RECIPIENTS = ['agency', 'sender'] as const;

/**
 * Stores an entry with its receipt and its two e-mails in one write: all of it or nothing. SQLite has it on disk
 * (WAL, synchronous FULL) when this ends. Of any number of calls with one key exactly one stores, at whatever moment
 * they come and wherever the process was killed before: the table's unique index decides, not this code.
 */
export async function storeEntry(payload: Payload, entry: NewEntry): Promise<Stored> {
  for (let tries = 1; ; tries += 1) {
    try {
      return { ...(await write(payload, entry, newReference())), isNew: true };
    } catch (error) {
      if (!isTaken(error)) throw error;
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
  const [, stored] = await clientOf(payload).batch(
    [
      {
        sql: 'UPDATE receipts SET key = NULL WHERE key = ? AND created_at <= ?',
        args: [key, keysEndedBy(now)],
      },
      insert(kind, { ...row, reference, language, status: 'new', ...stamps }),
      insert('receipts', { key, reference, kind, ...stamps }, { entry: 'last_insert_rowid()' }),
      ...RECIPIENTS.map((recipient) =>
        insert(
          'mails',
          {
            name: `${reference}:${recipient}`,
            kind,
            reader: recipient,
            state: 'waiting',
            tries: 0,
            due: now,
            ...stamps,
          },
          { entry: `(SELECT entry FROM receipts WHERE reference = '${reference}')` },
        ),
      ),
    ],
    'write',
  );
  const id = Number(stored?.lastInsertRowid);
  if (!Number.isSafeInteger(id)) throw new Error(`${kind} gave no id`);
  return { id, reference };
}

const isTaken = (error: unknown): boolean =>
  error instanceof LibsqlError &&
  /UNIQUE constraint failed: (receipts|\w+)\.(key|reference)/.test(error.message);
