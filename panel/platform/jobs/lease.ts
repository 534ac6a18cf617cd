import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { run } from '../db/client.ts';

const LEASE_MS = 5 * 60_000;
/** How often a lease is renewed while it lasts. */
const RENEWALS = 5;

/** Does `work`, or gives null while another instance does. A killed one holds its lease `leaseMs` more. */
export async function withLease<T>(
  payload: Payload,
  name: string,
  work: () => Promise<T>,
  leaseMs = LEASE_MS,
): Promise<T | null> {
  const leased = await acquire(payload, name, leaseMs);
  if (leased === null) return null;
  let until = leased;
  const renew = setInterval(() => {
    const next = Date.now() + leaseMs;
    setUntil(payload, name, until, next)
      .then((isOurs) => {
        if (isOurs) until = next;
      })
      .catch((err: unknown) => payload.logger.warn({ err, msg: `The lease of ${name}` }));
  }, leaseMs / RENEWALS).unref();
  try {
    return await work();
  } finally {
    clearInterval(renew);
    await setUntil(payload, name, until, 0);
  }
}

async function acquire(payload: Payload, name: string, leaseMs: number): Promise<number | null> {
  const now = Date.now();
  const until = now + leaseMs;
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

/** Changes our own lease; false if it is another's by now. */
async function setUntil(payload: Payload, name: string, from: number, to: number): Promise<boolean> {
  const query = sql`UPDATE leases SET until = ${to} WHERE name = ${name} AND until = ${from}`;
  return (await run(payload, query)).changed > 0;
}
