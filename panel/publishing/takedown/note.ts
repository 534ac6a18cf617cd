import type { Tag } from '@passarela/contract';
import type { PayloadRequest } from 'payload';
import { noteAct } from '../../parts/audit/note.ts';
import type { Takedown } from '../../platform/db/payload-types.ts';
import type { StillUsed } from './plan.ts';

type NewTakedown = Pick<Takedown, 'cause' | 'subject' | 'subject_id'> & {
  tags: Tag[];
  files: string[];
  kept: StillUsed[];
};

const startOf = ({ context }: PayloadRequest): number =>
  typeof context.pressedAt === 'number' ? context.pressedAt : Date.now();

/** Stores a takedown for the sites as an open receipt for `publishing`; its id is `context.takedown`. */
export async function noteTakedown(req: PayloadRequest, news: NewTakedown): Promise<void> {
  const isPressed = typeof req.context.pressedAt === 'number';
  const { id } = await req.payload.db.create({
    req,
    collection: 'takedowns',
    data: {
      ...news,
      cause: isPressed ? 'pressed' : news.cause,
      by: req.user?.id ?? null,
      started_at: startOf(req),
    },
  });
  req.context.takedown = Number(id);
  // what a replaced photo or an emptied gallery takes off is not an act of somebody
  if (isPressed)
    await noteAct(req, { act: 'takedown', subject: news.subject, entry: news.subject_id ?? undefined });
}
