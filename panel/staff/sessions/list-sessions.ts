import type { Payload } from 'payload';
import { z } from 'zod';
import { clientOf } from '../../db/client.ts';

const session = z.object({
  id: z.string(),
  device: z.string().nullable(),
  network: z.string().nullable(),
  created_at: z.string(),
  used_at: z.string().nullable(),
});

type Session = z.infer<typeof session>;

/** The open sessions of a person, last used first. */
export async function listSessions(payload: Payload, person: number): Promise<Session[]> {
  const { rows } = await clientOf(payload).execute({
    sql: `SELECT open.id, noted.device, noted.network, open.created_at, noted.used_at
      FROM users_sessions AS open LEFT JOIN staff_sessions AS noted ON noted.session = open.id
      WHERE open._parent_id = ? AND open.expires_at > ? ORDER BY coalesce(noted.used_at, open.created_at) DESC`,
    args: [person, new Date().toISOString()],
  });
  return z.array(session).parse(rows);
}
