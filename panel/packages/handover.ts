import { createHmac, randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { atOnce, rows } from '../platform/db/client.ts';
import type { Env } from '../platform/settings/env.ts';
import type { Opened } from './open-package.ts';

const LIVES_MS = 10 * 60_000;
const DIGITS = 6;
const TRIES = 5;

type At = { env: Pick<Env, 'PAYLOAD_SECRET'>; now: number };

/** A code as the database holds it: good for this link alone, and of no use to who reads the table. */
function hashCode({ stored, recipient }: Opened, code: string, { PAYLOAD_SECRET }: At['env']): string {
  const key = createHmac('sha256', PAYLOAD_SECRET).update('handovers of packages').digest();
  const text = JSON.stringify([stored.id, recipient, stored.version, code]);
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** A code by which a person goes on on another device, once, within ten minutes; it ends their older one. */
export async function makeCode(
  payload: Payload,
  found: Opened,
  person: string,
  { env, now }: At,
): Promise<{ code: string; until: string }> {
  const { id } = found.stored;
  const until = now + LIVES_MS;
  for (let left = TRIES; left > 0; left -= 1) {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const hash = hashCode(found, code, env);
    const [, , made] = await atOnce(payload, [
      sql`UPDATE packages SET version = version WHERE id = ${id}`,
      sql`DELETE FROM package_handovers WHERE until <= ${now} OR (package = ${id} AND person = ${person})`,
      // a code that somebody else holds would lead to their answers
      sql`INSERT INTO package_handovers (package, person, code, until)
        SELECT CAST(${id} AS numeric), ${person}, ${hash}, CAST(${until} AS numeric)
        WHERE NOT EXISTS (SELECT 1 FROM package_handovers WHERE package = ${id} AND code = ${hash})`,
    ]);
    if (made?.changed === 1) return { code, until: new Date(until).toISOString() };
  }
  throw new Error('No free code');
}

/** The person who asked for a code, once; null if it is none of this link's, was used, or has ended. */
export async function takeCode(
  payload: Payload,
  found: Opened,
  typed: string,
  { env, now }: At,
): Promise<string | null> {
  const hash = hashCode(found, typed.replaceAll(/\D/g, ''), env);
  const [taken] = await rows(
    payload,
    sql`DELETE FROM package_handovers
      WHERE package = ${found.stored.id} AND code = ${hash} AND until > ${now} RETURNING person`,
    z.object({ person: z.string() }),
  );
  return taken?.person ?? null;
}
