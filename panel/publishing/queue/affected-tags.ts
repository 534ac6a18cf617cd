import type { Tag } from '@passarela/contract';
import type { PayloadRequest, Where } from 'payload';

const talentTag = (id: number): Tag => `talent:${id}`;

async function talentsWhere(req: PayloadRequest, where: Where): Promise<Tag[]> {
  const { docs } = await req.payload.find({
    req,
    collection: 'talents',
    where,
    select: { name: true },
    depth: 0,
    limit: 0,
    pagination: false,
  });
  return docs.map(({ id }) => talentTag(id));
}

export const tagsOfSkill = (req: PayloadRequest, skill: number): Promise<Tag[]> =>
  talentsWhere(req, { skills: { equals: skill } });

/** Everything that may show a picture or video. */
export async function tagsOfMedia(req: PayloadRequest, medium: number): Promise<Tag[]> {
  const fields = ['cover', 'cover_web', 'book', 'snap', 'compo'];
  const profiles = await talentsWhere(req, {
    or: fields.map((field) => ({ [field]: { equals: medium } })),
  });
  return [...profiles, 'slides', 'entities', 'posts', 'social'];
}
