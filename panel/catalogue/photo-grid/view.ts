import type { BeforeListTableServerProps, Payload, TypedUser } from 'payload';
import { z } from 'zod/mini';

/** Payload's preferences in which a person keeps how a list is drawn. */
export const VIEW_KEYS = { talents: 'talents-view', media: 'media-view' };

/** Faces, Payload's table, or measures to edit together. */
const VIEWS = ['faces', 'table', 'measures'] as const;
export type View = (typeof VIEWS)[number];

export const isTrashList = (params: BeforeListTableServerProps['params']): boolean =>
  [params?.segments].flat().at(-1) === 'trash';

const view = z.enum(VIEWS);

/** How this person wants the list of that preference drawn: faces, until they chose. */
export async function readView(
  payload: Payload,
  user: TypedUser | null | undefined,
  key: string,
): Promise<View> {
  if (!user) return 'faces';
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: key } },
        { 'user.relationTo': { equals: 'users' } },
        { 'user.value': { equals: user.id } },
      ],
    },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return view.safeParse(docs[0]?.value).data ?? 'faces';
}

/** The ids from one to another in a list's order; the last alone if the first is not there. */
export function idsBetween(ids: readonly number[], from: number | null, to: number): number[] {
  const [start, end] = [ids.indexOf(from ?? to), ids.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
