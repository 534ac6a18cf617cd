import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows } from './rows.ts';

const row = z.object({ data_version: z.number() });

/** A number that changes when another process writes to the database (SQLite's `data_version`). */
export async function dataVersion(payload: Payload): Promise<number> {
  const [first] = await rows(payload, sql`PRAGMA data_version`, row);
  return first?.data_version ?? 0;
}
