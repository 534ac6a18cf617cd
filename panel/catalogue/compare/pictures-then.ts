import type { PayloadRequest } from 'payload';
import { findAll } from '../../platform/db/find.ts';
import type { Media } from '../../platform/db/payload-types.ts';

/** A picture of a stored state; `medium` is null where the file of then no longer exists. */
export type PictureThen = { id: number; medium: Media | null; replacedAt: string | null };

/** The pictures with these ids as they were at a moment (ISO): another file may have taken their place since. */
export async function picturesThen(
  req: PayloadRequest,
  ids: number[],
  at: string | null,
): Promise<PictureThen[]> {
  const found = await findAll(req, 'media', { id: { in: ids } });
  const old = at ? await findAll(req, 'media', { replaced_by: { in: ids } }) : [];
  const after = old
    .filter(({ createdAt }) => at && createdAt > at)
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  return ids.map((id) => {
    const now = found.find((one) => one.id === id) ?? null;
    const then = after.find(({ replaced_by }) => replaced_by === id);
    if (then) return { id, medium: then, replacedAt: then.createdAt };
    const replacedAt = now?.replaced_at;
    return at && replacedAt && replacedAt > at
      ? { id, medium: null, replacedAt }
      : { id, medium: now, replacedAt: null };
  });
}
