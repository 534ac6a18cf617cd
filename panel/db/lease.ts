import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { run } from './door.ts';

const LEASE_MS = 5 * 60_000;
const RENEW_MS = 60_000;

/** Does `work`, or gives null while another copy does. A killed copy holds its lease five minutes more. */
export async function withLease<T>(
  payload: Payload,
  name: string,
  work: () => Promise<T>,
): Promise<T | null> {
  const leased = await acquire(payload, name);
  if (leased === null) return null;
  let until = leased;
  const renew = setInterval(() => {
    const next = Date.now() + LEASE_MS;
    setUntil(payload, name, until, next)
      .then((isOurs) => {
        if (isOurs) until = next;
      })
      .catch((err: unknown) => payload.logger.warn({ err, msg: `The lease of ${name}` }));
  }, RENEW_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(renew);
    await setUntil(payload, name, until, 0);
  }
}

async function acquire(payload: Payload, name: string): Promise<number | null> {
  const now = Date.now();
  const until = now + LEASE_MS;
  const renewed = await run(
    payload,
    sql`UPDATE leases SET until = ${until} WHERE name = ${name} AND until <= ${now}`,
  );
  if (renewed.changed > 0) return until;
  const made = await run(
    payload,
    sql`INSERT INTO leases (name, until) VALUES (${name}, ${until}) ON CONFLICT (name) DO NOTHING`,
  );
  return made.changed > 0 ? until : null;
}

/** Changes our own lease; false where it is another's by now. */
async function setUntil(payload: Payload, name: string, from: number, to: number): Promise<boolean> {
  const query = sql`UPDATE leases SET until = ${to} WHERE name = ${name} AND until = ${from}`;
  return (await run(payload, query)).changed > 0;
}
