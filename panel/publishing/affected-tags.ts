import type { Tag } from '@passarela/contract';
import type { Payload, Where } from 'payload';

const talentTag = (id: number): Tag => `talent:${id}`;

async function talentsWhere(payload: Payload, where: Where): Promise<Tag[]> {
  const { docs } = await payload.find({
    collection: 'talents',
    where,
    select: { name: true },
    depth: 0,
    limit: 0,
    pagination: false,
  });
  return docs.map(({ id }) => talentTag(id));
}

/** Profiles that name a skill. */
export const tagsOfSkill = (payload: Payload, skill: number): Promise<Tag[]> =>
  talentsWhere(payload, { skills: { equals: skill } });

/** Everything that may show a picture or video. */
export async function tagsOfMedia(payload: Payload, medium: number): Promise<Tag[]> {
  const fields = ['cover', 'cover_web', 'book', 'snap', 'compo'];
  const profiles = await talentsWhere(payload, {
    or: fields.map((field) => ({ [field]: { equals: medium } })),
  });
  const lists: Tag[] = profiles.length > 0 ? ['talents'] : [];
  return [...lists, ...profiles, 'slides', 'entities', 'posts'];
}
