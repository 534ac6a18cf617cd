import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { moment, rows } from '../../platform/db/client.ts';

const session = z.object({
  id: z.string(),
  device: z.string().nullable(),
  network: z.string().nullable(),
  created_at: moment,
  used_at: moment.nullable(),
});

type Session = z.infer<typeof session>;

/** The open sessions of a person, last used first. */
export const listSessions = (payload: Payload, person: number): Promise<Session[]> =>
  rows(
    payload,
    sql`SELECT open.id, noted.device, noted.network, open.created_at, noted.used_at
      FROM users_sessions AS open LEFT JOIN staff_sessions AS noted ON noted.session = open.id
      WHERE open._parent_id = ${person} AND open.expires_at > ${new Date().toISOString()}
      ORDER BY coalesce(noted.used_at, open.created_at) DESC`,
    session,
  );
