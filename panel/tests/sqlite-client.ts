import type { Client } from '@libsql/client';
import type { Payload } from 'payload';
import { z } from 'zod';
import { ReconnectingClient } from '../platform/db/reconnecting-client.ts';

const opened = z.object({ client: z.instanceof(ReconnectingClient) });

/** The panel's own connection to SQLite. */
export const sqliteClient = (payload: Payload): Client => opened.parse(payload.db).client;
