import { type SQL, sql } from 'drizzle-orm';
import type { Payload, PayloadRequest, RequestContext } from 'payload';
import { z } from 'zod';
import { forgetInPackages } from '../../packages/forget-person.ts';
import { rows } from '../../platform/db/client.ts';
import { KINDS, type Kind } from '../../platform/reference/kinds.ts';

const talent = z.object({ id: z.number(), name: z.string() });

const holds = (email: string, prefix: string): SQL => {
  const [own, guardian] = [
    sql.identifier(`${prefix}agency_email`),
    sql.identifier(`${prefix}agency_guardian_email`),
  ];
  return sql`(lower(${own}) = lower(${email}) OR lower(${guardian}) = lower(${email}))`;
};

/** The talents whose private data hold a person's e-mail address, theirs or their guardian's. */
export const talentsOfPerson = (payload: Payload, email: string): Promise<z.infer<typeof talent>[]> =>
  rows(payload, sql`SELECT id, name FROM talents WHERE ${holds(email, '')} ORDER BY name`, talent);

/** Deletes older states that hold a person's address, of talents that do not hold it any more. */
async function forgetOlderStates(payload: Payload, email: string): Promise<void> {
  const query = sql`SELECT id FROM _talents_v
    WHERE ${holds(email, 'version_')} AND parent_id NOT IN (SELECT id FROM talents WHERE ${holds(email, '')})`;
  const ids = (await rows(payload, query, talent.pick({ id: true }))).map(({ id }) => id);
  if (ids.length === 0) return;
  await payload.db.deleteVersions({ collection: 'talents', where: { id: { in: ids } } });
}

type Reason = NonNullable<RequestContext['reason']>;

type Deleted = Record<Kind, number>;

/** The person who deletes; the panel itself if nobody is given. */
type By = Pick<PayloadRequest, 'user'>;

/** Deletes an entry with photos and mails (a hook); a line stores reference, date and reason, the log who did it. */
export async function deleteEntry(
  payload: Payload,
  kind: Kind,
  id: number,
  reason: Reason,
  { user }: By = { user: null },
): Promise<void> {
  await payload.delete({ collection: kind, id, trash: true, context: { reason }, overrideLock: true, user });
}

async function idsOf(payload: Payload, kind: Kind, email: string): Promise<number[]> {
  const query = sql`SELECT id FROM ${sql.identifier(kind)} WHERE lower(email) = lower(${email})`;
  return (await rows(payload, query, z.object({ id: z.number() }))).map(({ id }) => id);
}

export async function countOfPerson(payload: Payload, email: string): Promise<number> {
  const lists = await Promise.all(KINDS.map((kind) => idsOf(payload, kind, email)));
  return lists.flat().length;
}

/** Deletes all entries of an address, and its traces in packages, clients and older states of talents. */
export async function forgetPerson(payload: Payload, email: string, by?: By): Promise<Deleted> {
  const deleted: Deleted = { messages: 0, quotes: 0, applications: 0 };
  for (const kind of KINDS) {
    for (const id of await idsOf(payload, kind, email)) {
      await deleteEntry(payload, kind, id, 'asked', by);
      deleted[kind] += 1;
    }
  }
  await forgetInPackages(payload, email, by?.user);
  await forgetOlderStates(payload, email);
  return deleted;
}
