import { sql } from 'drizzle-orm';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { noteAct } from '../parts/audit/note.ts';
import { type Caller, rows, run } from '../platform/db/client.ts';
import { findById } from '../platform/db/find.ts';
import type { Client, Package } from '../platform/db/payload-types.ts';
import { subMonths } from '../platform/reference/agency-time.ts';
import { ANYBODY } from './link.ts';
import { visibleTalents } from './unread.ts';

const STORED_MONTHS = 24;

/** Notes that a package was sent to a recipient (LGPD art. 18 VII): each of its talents once. Returns the new ones. */
export async function noteSending(
  payload: Payload,
  stored: Package,
  { recipient, now }: { recipient: string; now: number },
): Promise<number[]> {
  const { id, people, client } = stored;
  const talents = [...(await visibleTalents(payload, stored, now)).keys()];
  const known = await rows(
    payload,
    sql`SELECT talent FROM sendings WHERE package = ${id} AND recipient = ${recipient}`,
    z.object({ talent: z.coerce.number() }),
  );
  const fresh = talents.filter((talent) => !known.some((one) => one.talent === talent));
  if (fresh.length === 0) return fresh;
  const company = typeof client === 'number' ? await findById(payload, 'clients', client) : null;
  const name = recipient === ANYBODY ? '' : (people?.find((one) => one.id === recipient)?.name ?? '');
  const at = new Date(now).toISOString();
  const lines = fresh.map(
    (talent) =>
      sql`(${talent}, ${id}, ${recipient}, ${name}, ${company?.company ?? ''}, ${company?.country ?? ''}, ${at}, ${at})`,
  );
  await run(
    payload,
    sql`INSERT INTO sendings (talent, package, recipient, name, company, country, created_at, updated_at)
      VALUES ${sql.join(lines, sql`, `)} ON CONFLICT (talent, package, recipient) DO NOTHING`,
  );
  return fresh;
}

/** Notes an act of staff that sends a package: for its talents' lists, and in the log, of each talent too. */
export async function noteSent(req: PayloadRequest, stored: Package, recipient: string): Promise<void> {
  const fresh = await noteSending(req.payload, stored, { recipient, now: Date.now() });
  await noteAct(req, { act: 'sent', subject: 'packages', entry: stored.id });
  for (const entry of fresh) await noteAct(req, { act: 'sent', subject: 'talents', entry });
}

/** The recipients to whom a package was sent. */
export async function recipientsSent(payload: Payload, id: number): Promise<Set<string>> {
  const query = sql`SELECT DISTINCT recipient FROM sendings WHERE package = ${id}`;
  const found = await rows(payload, query, z.object({ recipient: z.string() }));
  return new Set(found.map(({ recipient }) => recipient));
}

/** The list of a talent who is deleted stays 24 months more. */
export const endSendings: CollectionAfterDeleteHook = async ({ id, req }) => {
  const at = new Date().toISOString();
  await run(req, sql`UPDATE sendings SET gone_at = ${at} WHERE talent = ${Number(id)} AND gone_at IS NULL`);
};

/** Deletes the lists of talents who left 24 months ago. */
export async function deleteOldSendings(payload: Payload, now: number): Promise<void> {
  await run(
    payload,
    sql`DELETE FROM sendings WHERE gone_at < ${subMonths(now, STORED_MONTHS).toISOString()}`,
  );
}

type Recipient = { id: string; name: string; email: string };

/**
 * A recipient who is forgotten becomes a company and a country; a client made of their name or address, a country. Also
 * where the package is gone, and the company alone says who it was.
 */
export async function forgetRecipient(by: Caller, { id, name, email }: Recipient): Promise<void> {
  await run(
    by,
    sql`UPDATE sendings SET name = CASE WHEN recipient = ${id} THEN '' ELSE name END,
        company = CASE WHEN company IN (${name}, ${email}) THEN '' ELSE company END
      WHERE recipient = ${id} OR company IN (${name}, ${email})`,
  );
}

/** With its package a recipient goes: nobody could find their name to forget it. */
export const forgetRecipients: CollectionAfterDeleteHook = async ({ id, req }) => {
  await run(req, sql`UPDATE sendings SET name = '' WHERE package = ${Number(id)}`);
};

/** The people who leave a package are a company and a country in the talents' lists. */
export const forgetRemoved: CollectionAfterChangeHook<Package> = async ({ doc, req, operation }) => {
  if (operation === 'create') return;
  const ids = [ANYBODY, ...(doc.people ?? []).flatMap(({ id }) => id ?? [])].map((id) => sql`${id}`);
  await run(
    req,
    sql`UPDATE sendings SET name = '' WHERE package = ${doc.id} AND recipient NOT IN (${sql.join(ids, sql`, `)})`,
  );
};

/** With a client its people go: one that had a person's name is a country in the talents' lists. */
export const forgetPeopleOf: CollectionAfterDeleteHook<Client> = async ({ doc, req }) => {
  for (const { id, name, email } of doc.people ?? [])
    await forgetRecipient(req, { id: id ?? '', name: name ?? '', email: email ?? '' });
};
