import type { Client } from '@libsql/client';
import type { Payload } from 'payload';

/** The panel's own connection, for the writes that must be one: it is synchronous inside, so a batch is never mixed with another. */
export const clientOf = (payload: Payload): Client => payload.db.drizzle.$client;
