import type { Payload } from 'payload';
import { findById } from '../../platform/db/find.ts';
import type { Receipt } from './receipt.ts';

const NAMED = {
  users: async (payload: Payload, id: number) => (await findById(payload, 'users', id))?.name,
  talents: async (payload: Payload, id: number) => (await findById(payload, 'talents', id))?.name,
  media: async (payload: Payload, id: number) => (await findById(payload, 'media', id))?.filename,
  posts: async (payload: Payload, id: number) => (await findById(payload, 'posts', id))?.title,
};

const isNamed = (slug: string): slug is keyof typeof NAMED => Object.hasOwn(NAMED, slug);

/** The receipt with the names, as they are now, of its person, its subject and the places that still have a file. */
export async function withNames(payload: Payload, receipt: Receipt): Promise<Receipt> {
  const { by, subject, subjectId, kept } = receipt;
  const keys = new Set([`users ${by}`, `${subject} ${subjectId}`, ...kept.flatMap((file) => file.by)]);
  const found = await Promise.all(
    [...keys].map(async (key): Promise<[string, string][]> => {
      const [slug = '', id] = key.split(' ');
      const name = isNamed(slug) && Number(id) ? await NAMED[slug](payload, Number(id)) : undefined;
      return name ? [[key, name]] : [];
    }),
  );
  return { ...receipt, names: Object.fromEntries(found.flat()) };
}
