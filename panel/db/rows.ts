import type { SQL } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';

/** Runs one query past Payload's own reading and checks its rows. For the few reads that must be fast. */
export async function rows<T extends z.ZodType>(
  payload: Payload,
  query: SQL,
  row: T,
): Promise<z.output<T>[]> {
  return z.array(row).parse(await payload.db.drizzle.all(query));
}
