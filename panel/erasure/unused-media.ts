import type { Payload } from 'payload';
import { z } from 'zod';
import { unusedMedia } from '../publishing/takedown/uses.ts';
import { DAY_MS } from '../platform/reference/day.ts';

/** A file without any use goes to the trash after so long; the dashboard says so a week before and after. */
export const UNUSED_DAYS = 30;
const NOTICE_MS = 7 * DAY_MS;
const KEY = 'retention.unused-media';

/** Since when (ms) a file, by its id, is seen without a use; how many went to the trash, and when. */
const note = z.object({
  seen: z.record(z.string(), z.number()).default({}),
  moved: z.array(z.object({ at: z.number(), count: z.number() })).default([]),
});

const readNote = async (payload: Payload) => note.parse((await payload.kv.get(KEY)) ?? {});

const isOlder = (since: number, days: number, now: number): boolean => since <= now - days * DAY_MS;

/** Moves to the trash, and counts, files unused for 30 days. A younger upload may belong to a form not yet saved. */
export async function moveUnused(payload: Payload, now: number): Promise<number> {
  const { seen, moved } = await readNote(payload);
  const unused = await unusedMedia(payload);
  const since = new Map(unused.map(({ id }) => [id, Math.min(seen[id] ?? now, now)]));
  const due = unused.filter(
    ({ id, updated_at }) =>
      isOlder(since.get(id) ?? now, UNUSED_DAYS, now) && isOlder(Date.parse(updated_at), UNUSED_DAYS, now),
  );
  for (const { id } of due) {
    const deletedAt = new Date(now).toISOString();
    await payload.update({ collection: 'media', id, data: { deletedAt }, overrideLock: true });
    since.delete(id);
  }
  const recent = moved.filter(({ at }) => at > now - NOTICE_MS);
  await payload.kv.set(KEY, {
    seen: Object.fromEntries(since),
    moved: due.length > 0 ? [...recent, { at: now, count: due.length }] : recent,
  });
  return due.length;
}

/** For staff: how many files go within a week, and how many went in the last one. */
export async function unusedNotice(payload: Payload, now: number): Promise<{ soon: number; moved: number }> {
  const { seen, moved } = await readNote(payload);
  return {
    soon: Object.values(seen).filter((at) => isOlder(at - NOTICE_MS, UNUSED_DAYS, now)).length,
    moved: moved.filter(({ at }) => at > now - NOTICE_MS).reduce((sum, { count }) => sum + count, 0),
  };
}
