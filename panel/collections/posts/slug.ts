import { slugify } from '@passarela/contract/slug';
import type { FieldHook, Where } from 'payload';

/** The typed slug cleaned, else the title's; numbered where its section and language have it already. */
export const slugFromTitle: FieldHook = async ({ value, siblingData, data, originalDoc, req }) => {
  const typed = typeof value === 'string' ? slugify(value) : '';
  const wanted = typed || slugify(String(siblingData.title ?? originalDoc?.title ?? ''));
  const { id, type, language } = { ...originalDoc, ...data };
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
