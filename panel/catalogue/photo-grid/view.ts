import type { Payload, TypedUser } from 'payload';
import { z } from 'zod';
import { VIEWS, type View } from './view-key.ts';

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
