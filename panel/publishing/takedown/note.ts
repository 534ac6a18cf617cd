import type { Tag } from '@passarela/contract';
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, Payload, PayloadRequest } from 'payload';
import { noteAct } from '../../parts/audit/note.ts';
import { isSilent } from '../../parts/request-context.ts';
import { findAll, findById } from '../../platform/db/find.ts';
import type { Media, Takedown } from '../../platform/db/payload-types.ts';
import { wakeWorker } from '../queue/job.ts';
import { tagsOfMedia } from '../queue/publishing-hooks.ts';
import { filesOfMedium, isOff, mediaIds } from './media-of.ts';
import { PICTURE_USES, type StillUsed, visibilityOf } from './uses.ts';

type NewTakedown = Pick<Takedown, 'cause' | 'subject' | 'subject_id'> & {
  tags: Tag[];
  files: string[];
  kept: StillUsed[];
};

/** Stores a takedown for the sites as an open receipt for `publishing`; its id is `context.takedown`. */
export async function noteTakedown(req: PayloadRequest, news: NewTakedown): Promise<void> {
  const { requestedAt } = req.context;
  const isPressed = requestedAt !== undefined;
  const { id } = await req.payload.db.create({
    req,
    collection: 'takedowns',
    data: {
      ...news,
      cause: isPressed ? 'pressed' : news.cause,
      by: req.user?.id ?? null,
      started_at: requestedAt ?? Date.now(),
    },
  });
  req.context.takedown = Number(id);
  // what a replaced photo or an emptied gallery takes off is not an act of somebody
  if (isPressed)
    await noteAct(req, { act: 'takedown', subject: news.subject, entry: news.subject_id ?? undefined });
}

const MINUTE_MS = 60_000;
const AT_ONCE = 500;

/**
 * At the start, names to the sites what is not public of everything saved since the oldest tag that waits: a save that
 * a kill cut off between its row and its receipt has left one (`queue/publishing-hooks.ts`).
 */
export async function noteCutSaves(payload: Payload): Promise<void> {
  const { docs } = await payload.find({ collection: 'revalidations', sort: 'createdAt', limit: 1, depth: 0 });
  const [oldest] = docs;
  if (!oldest) return;
  const since = new Date(Date.parse(oldest.createdAt) - MINUTE_MS).toISOString();
  const saved = { updatedAt: { greater_than: since } };
  const ids = mediaIds([
    ...(await findAll(payload, 'media', saved)).map(({ id }) => id),
    ...(await findAll(payload, 'talents', saved)).flatMap(PICTURE_USES.talents.pictures),
    ...(await findAll(payload, 'slides', saved)).flatMap(PICTURE_USES.slides.pictures),
    ...(await findAll(payload, 'posts', saved)).flatMap(PICTURE_USES.posts.pictures),
  ]);
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const { hidden: files } = await visibilityOf(payload, ids.slice(at, at + AT_ONCE));
    const about = { cause: 'start', subject: 'media', tags: ['talents'], kept: [] } as const;
    if (files.length > 0)
      await payload.db.create({ collection: 'takedowns', data: { ...about, files, started_at: Date.now() } });
  }
  wakeWorker();
}

type Medium = { id: number; cause: Takedown['cause']; files: string[] };

/** Notes that files of a picture must be forgotten, by whatever page showed it. */
export const noteMedium = async (req: PayloadRequest, { id, cause, files }: Medium): Promise<void> =>
  noteTakedown(req, {
    cause,
    files,
    subject: 'media',
    subject_id: id,
    tags: await tagsOfMedia(req, id),
    kept: [],
  });

/** Tells the sites of a picture's files when staff take it off or replace its file. */
export const followMedium: CollectionAfterChangeHook<Media> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || isSilent(req)) return;
  const now = filesOfMedium(doc);
  const replaced = filesOfMedium(previousDoc).filter((file) => !now.includes(file));
  const isTaken = isOff(doc) && !isOff(previousDoc);
  const taken = doc.deletedAt ? 'deleted' : 'unpublished';
  if (isTaken || replaced.length > 0) {
    const files = [...replaced, ...(isTaken ? now : [])];
    await noteMedium(req, { id: doc.id, cause: isTaken ? taken : 'replaced', files });
  }
};

/** Before the file is deleted, its uses are recorded: afterwards they could not be found. */
export const noteMediumDeleted: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (isSilent(req)) return;
  const medium = await findById(req, 'media', id);
  if (!medium) return;
  await noteMedium(req, { id: medium.id, cause: 'deleted', files: filesOfMedium(medium) });
};
