import type { Payload, TypedUser } from 'payload';
import { z } from 'zod';
import { VIEW_KEY, VIEWS, type View } from './view-key.ts';

const view = z.enum(VIEWS);

export async function readView(payload: Payload, user: TypedUser | null | undefined): Promise<View> {
  if (!user) return 'faces';
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: VIEW_KEY } },
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
