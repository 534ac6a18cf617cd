import { type SQL, sql } from 'drizzle-orm';
import { createLocalReq, type DataFromCollectionSlug, type Payload } from 'payload';
import { z } from 'zod';
import { moment, rows, run } from '../../platform/db/client.ts';
import { findById } from '../../platform/db/find.ts';
import { forgetReads } from '../../platform/db/remember.ts';
import { job } from '../../platform/jobs/job.ts';
import { withLease } from '../../platform/jobs/lease.ts';
import { repeat, wakeWorker } from '../queue/job.ts';
import { store } from '../queue/queue.ts';
import { mediaIds } from '../takedown/media-of.ts';
import { noteTakedown } from '../takedown/note.ts';
import { PICTURE_USES, type Shows, visibilityOf } from '../takedown/uses.ts';

/** Repeats a save's effects at `now` (ms): receipt, tags. After a crash it runs again, which is harmless. */
async function comeDue(payload: Payload, event: DueEvent, now: number): Promise<void> {
  await carryOutFor(payload, event.place, event, now);
}

async function carryOutFor<Slug extends DueEvent['place']>(
  payload: Payload,
  place: Slug,
  { id, what, at }: DueEvent,
  now: number,
): Promise<void> {
  const doc: DataFromCollectionSlug<Slug> | null = await findById(payload, place, id);
  if (!doc) return;
  const { pictures, isPublic, tags }: Shows<DataFromCollectionSlug<Slug>> = PICTURE_USES[place];
  const isDisplayed = isPublic(doc, now);
  const leaves = !isDisplayed && what === 'leaves' && isPublic(doc, Date.parse(at) - 1);
  if (!isDisplayed && !leaves) return;
  if (isDisplayed && place === 'talents') {
    await run(payload, sql`UPDATE talents SET was_public = TRUE WHERE id = ${id}`);
  }
  if (leaves) {
    const { hidden: files, kept } = await visibilityOf(payload, mediaIds(pictures(doc)), { now });
    const subject = { subject: place, subject_id: id, tags: tags(doc) };
    await noteTakedown(await createLocalReq({}, payload), {
      cause: 'unpublished',
      ...subject,
      files,
      kept,
    });
  }
  await store({ payload }, tags(doc));
}

const eventRow = z.object({
  place: z.enum(['talents', 'slides', 'posts']),
  id: z.number(),
  what: z.enum(['arrives', 'leaves']),
  at: moment,
});

/** A time that staff gave to something, which has come. */
type DueEvent = z.infer<typeof eventRow>;

/** Begins with the time, so that keys sort by it. */
const keyOf = ({ place, id, what, at }: DueEvent): string => `${at} ${place} ${id} ${what}`;

/** The times between these moments (ms), oldest first, but for rows saved later: their save did everything. */
async function eventsBetween(payload: Payload, since: number, until: number): Promise<DueEvent[]> {
  const [from, to] = [since, until].map((ms) => new Date(ms).toISOString());
  const timed = (place: DueEvent['place'], what: DueEvent['what'], field: string): SQL => {
    const [table, at] = [sql.identifier(place), sql.identifier(field)];
    return sql`SELECT ${sql.raw(`'${place}'`)} AS place, id, ${sql.raw(`'${what}'`)} AS what, ${at} AS at FROM ${table}
      WHERE ${at} > ${from} AND ${at} <= ${to} AND updated_at < ${at} AND deleted_at IS NULL`;
  };
  const all = [
    timed('talents', 'arrives', 'publish_at'),
    timed('talents', 'leaves', 'hide_at'),
    timed('slides', 'arrives', 'publish_at'),
    timed('slides', 'leaves', 'hide_at'),
    timed('posts', 'arrives', 'published_at'),
  ];
  return await rows(payload, sql`${sql.join(all, sql` UNION ALL `)} ORDER BY at`, eventRow);
}

const LOOK_EVERY_MS = 10_000;
/** A killed instance delays the others by this at most: due times are seen within a minute. */
const LEASE_MS = 20_000;
/** Longer than any save: one that began before a time may be stored after it. */
const LOOK_BACK_MS = 60_000;
const KEY = 'publishing.due-until';

/** In the database for restarts and other instances: all before `until` (ms) is done, and all in `done`. */
const note = z.object({ until: z.number(), done: z.array(z.string()).default([]) });

async function waiting(payload: Payload, now: number) {
  const { until, done } = note.parse((await payload.kv.get(KEY)) ?? { until: now });
  const events = await eventsBetween(payload, until, now);
  return { until, done, due: events.filter((event) => !done.includes(keyOf(event))) };
}

async function carryOutAll(payload: Payload, now: number): Promise<void> {
  const { until, done, due } = await waiting(payload, now);
  const failures: unknown[] = [];
  for (const event of due) {
    await comeDue(payload, event, now).then(
      () => done.push(keyOf(event)),
      (error: unknown) => failures.push(error),
    );
  }
  const next = failures.length > 0 ? until : Math.max(until, now - LOOK_BACK_MS);
  const oldest = new Date(next).toISOString();
  await payload.kv.set(KEY, { until: next, done: done.filter((key) => key > oldest) });
  forgetReads();
  wakeWorker();
  if (failures.length > 0) throw failures[0];
}

/** Carries out due times of talents, slides and posts: one panel instance, each once. */
export async function carryOutDue(payload: Payload, now: number): Promise<void> {
  if ((await payload.kv.get(KEY)) === null) await payload.kv.set(KEY, { until: now });
  const { due } = await waiting(payload, now);
  if (due.length > 0) await withLease(payload, 'schedule', () => carryOutAll(payload, now), LEASE_MS);
}

/** Looks for due times, six times a minute and after each save. Returns the stop. */
export const runSchedule = (payload: Payload, now = Date.now): (() => void) =>
  repeat(payload, 'schedule', async () => {
    await carryOutDue(payload, now());
    return { waitMs: LOOK_EVERY_MS };
  });

export const startSchedule = (payload: Payload): void => job('schedule').start(() => runSchedule(payload));
