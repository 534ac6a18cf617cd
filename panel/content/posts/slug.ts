import { slugify } from '@passarela/contract/slug';
import type { FieldHook, Where } from 'payload';

/** Parts the slug of a post in the trash from its id: no slug that staff type has it. */
const IN_TRASH = '~';

/** The typed slug cleaned, else the title's; numbered if used. In the trash a post lends its slug to others. */
export const slugFromTitle: FieldHook = async ({ value, siblingData, data, originalDoc, req }) => {
  const [given = ''] = typeof value === 'string' ? value.split(IN_TRASH) : [];
  const isMoved = data?.deletedAt && originalDoc && req.context.isRestoringVersion !== true;
  if (isMoved) return `${given}${IN_TRASH}${originalDoc.id}`;
  const typed = slugify(given);
  const wanted = typed || slugify(String(siblingData.title ?? originalDoc?.title ?? ''));
  // by REST both may be left out: their default values come after this
  const { id, type = 'blog', language = 'pt' } = { ...originalDoc, ...data };
  const others: Where = {
    type: { equals: type },
    language: { equals: language },
    ...(id !== undefined && { id: { not_equals: id } }),
  };
  const isUsed = async (slug: string) => {
    const where = { ...others, slug: { equals: slug } };
    return (await req.payload.count({ collection: 'posts', where, req })).totalDocs > 0;
  };
  let free = wanted;
  for (let number = 2; wanted && (await isUsed(free)); number += 1) free = `${wanted}-${number}`;
  return free;
};
