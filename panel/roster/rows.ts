import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows, run } from '../platform/db/client.ts';
import type { PhotoField } from './photo-files.ts';

const photos = z.record(z.string(), z.number());
type RowPhotos = z.infer<typeof photos>;

/** The media of a row as stored, by their place in it. */
export const readPhotos = (stored: unknown): RowPhotos => photos.safeParse(stored).data ?? {};

/** The key of a row's photo, by its place and its number there. */
export const photoKey = (place: PhotoField, number: number): string => `${place} ${number}`;

/** The media of one place of a row, by their numbers: those that came with the row alone. */
export const photosAt = (stored: RowPhotos, place: PhotoField): number[] =>
  Object.entries(stored)
    .map(([key, medium]) => ({ at: key.split(' '), medium }))
    .filter(({ at: [name] }) => name === place)
    .toSorted((a, b) => Number(a.at[1]) - Number(b.at[1]))
    .map(({ medium }) => medium);

/** An import's row: no cell of it is stored. */
export type KnownRow = {
  id: number;
  line: number;
  state: string;
  talent: number | null;
  /** The talent's fields that it saved. */
  fields: string[];
  photos: RowPhotos;
  createdAt: string;
};

const report = z.object({ fields: z.array(z.string()).optional() });

const find = async (payload: Payload, roster: number, line: number) => {
  const { docs } = await payload.find({
    collection: 'roster-rows',
    where: { and: [{ roster: { equals: roster } }, { line: { equals: line } }] },
    limit: 1,
    pagination: false,
  });
  return docs[0];
};

/** The row of that line, made at its first photo or its first try. */
export async function rowOf(payload: Payload, roster: number, line: number): Promise<KnownRow> {
  const now = new Date().toISOString();
  // two at once make one: the database refuses a second
  await run(
    payload,
    sql`INSERT INTO roster_rows (roster, line, state, created_at, updated_at)
      VALUES (${roster}, ${line}, 'waiting', ${now}, ${now}) ON CONFLICT (roster, line) DO NOTHING`,
  );
  const row = await find(payload, roster, line);
  if (!row) throw new Error(`Row ${line} of import ${roster} was not stored`);
  const { id, state, talent = null, createdAt } = row;
  const { fields = [] } = report.safeParse(row.report).data ?? {};
  return { id, line, state, talent, fields, createdAt, photos: readPhotos(row.photos) };
}

const doneRow = z.object({ line: z.coerce.number(), state: z.string() });

/** The lines that need no more work. */
export const doneLines = (payload: Payload, roster: number) =>
  rows(
    payload,
    sql`SELECT line, state FROM roster_rows WHERE roster = ${roster} AND state <> 'waiting'`,
    doneRow,
  );
