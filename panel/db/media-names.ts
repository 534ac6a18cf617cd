import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows } from './door.ts';

const name = z.string().nullable();
const row = z.object({ filename: name, thumb: name, web: name });
const query = sql`SELECT filename, sizes_thumb_filename AS thumb, sizes_web_filename AS web FROM media`;

/** The name of every file that a row of the media names, its smaller sizes among them. */
export async function mediaNames(payload: Payload): Promise<Set<string>> {
  const found = await rows(payload, query, row);
  return new Set(
    found.flatMap(({ filename, thumb, web }) => [filename, thumb, web]).filter((is) => is !== null),
  );
}
