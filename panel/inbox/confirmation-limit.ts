import { type SQL, sql } from 'drizzle-orm';
import { hashedKey } from '../platform/limits/tries.ts';

const BUCKET = 'confirmation';
const AN_HOUR = { allowed: 3, windowMs: 3_600_000 };

/** Cancels the confirmation `mail` if one of its `addresses` has had three within an hour: no flood for strangers. */
export function limitConfirmation(mail: string, addresses: readonly string[], now: number): SQL[] {
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
