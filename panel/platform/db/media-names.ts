import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows } from './client.ts';

const name = z.string().nullable();
const row = z.object({ filename: name, thumb: name, web: name });
const query = sql`SELECT filename, sizes_thumb_filename AS thumb, sizes_web_filename AS web FROM media`;

async function namesOf(payload: Payload, asked: SQL): Promise<Set<string>> {
  const found = await rows(payload, asked, row);
  return new Set(
    found.flatMap(({ filename, thumb, web }) => [filename, thumb, web]).filter((is) => is !== null),
  );
}

/** The name of every file that a row of the media names, its smaller sizes among them. */
export const mediaNames = (payload: Payload): Promise<Set<string>> => namesOf(payload, query);

/** Those of these files that a row of the media still names; found by index, so that it costs the same among many. */
export async function namedAmong(payload: Payload, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const asked = sql`(${sql.join(
    names.map((each) => sql`${each}`),
    sql`, `,
  )})`;
  const found = await namesOf(
    payload,
    sql`${query} WHERE filename IN ${asked} OR sizes_thumb_filename IN ${asked} OR sizes_web_filename IN ${asked}`,
  );
  return new Set(names.filter((each) => found.has(each)));
}
