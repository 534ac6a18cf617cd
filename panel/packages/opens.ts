import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { atOnce, moment, rows } from '../platform/db/client.ts';
import type { Package } from '../platform/db/payload-types.ts';
import { keyAfterMerge } from './merge.ts';

/** Opens of one person on one device that are closer than this are one. */
const VISIT_MS = 30 * 60_000;

type Seen = { id: number; recipient: string; person: string; device: string };

/** Stores that somebody looks at a package; the first time by this link with `firstTime`, both or none. */
export async function storeOpen(payload: Payload, seen: Seen, firstTime: SQL, now: number): Promise<void> {
  const { id, recipient, person, device } = seen;
  const [known] = await rows(
    payload,
    sql`SELECT count(*) AS opens FROM package_opens WHERE package = ${id} AND recipient = ${recipient}`,
    z.object({ opens: z.coerce.number() }),
  );
  const since = new Date(now - VISIT_MS).toISOString();
  const kept = keyAfterMerge(id, person);
  const insert = sql`INSERT INTO package_opens (package, recipient, person, device)
    SELECT CAST(${id} AS numeric), ${recipient}, ${kept}, ${device}
    WHERE NOT EXISTS (SELECT 1 FROM package_opens WHERE package = ${id} AND recipient = ${recipient}
      AND person = ${kept} AND device = ${device} AND created_at > ${since})`;
  // whoever says their name looked at it on this device a moment ago, without one
  const named = sql`UPDATE package_opens SET person = ${kept} WHERE package = ${id} AND recipient = ${recipient}
    AND person = '' AND device = ${device} AND created_at > ${since}`;
  const stored = person ? [named, insert] : [insert];
  await atOnce(payload, known?.opens ? stored : [...stored, firstTime]);
}

const openRow = z.object({
  recipient: z.string(),
  person: z.string(),
  device: z.string(),
  at: moment,
  times: z.coerce.number(),
});

/** Everybody who looked at a package, on each device: how often, and when last; the newest first. */
export async function readOpens(payload: Payload, { id, people }: Pick<Package, 'id' | 'people'>) {
  const found = await rows(
    payload,
    sql`SELECT recipient, person, device, max(created_at) AS at, count(*) AS times FROM package_opens
      WHERE package = ${id} GROUP BY recipient, person, device ORDER BY max(created_at) DESC`,
    openRow,
  );
  return found.map(({ recipient, ...open }) => ({
    ...open,
    name: people?.find((one) => one.id === recipient)?.name ?? '',
  }));
}
