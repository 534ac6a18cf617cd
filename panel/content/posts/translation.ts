import { LANGUAGES, type Language } from '@passarela/contract';
import type { PayloadRequest } from 'payload';
import { idOf, notFound, requireEditor } from '../../parts/access/require.ts';
import type { Post } from '../../platform/db/payload-types.ts';
import { post } from '../../platform/http/post.ts';

export const postAddress = (id: number): string => `/admin/collections/posts/${id}`;

const otherLanguage = (language: Language): Language => LANGUAGES.find((one) => one !== language) ?? language;

/** The post of the same batch in the other language, public or not; null for none. */
export async function translationOf(
  by: Pick<PayloadRequest, 'payload'>,
  { id, batch, language }: Pick<Post, 'batch' | 'language'> & { id?: number },
): Promise<number | null> {
  if (!batch) return null;
  const { docs } = await by.payload.find({
    collection: 'posts',
    where: {
      batch: { equals: batch },
      language: { equals: otherLanguage(language) },
      ...(id !== undefined && { id: { not_equals: id } }),
    },
    depth: 0,
    limit: 1,
    sort: 'id',
    pagination: false,
  });
  return docs[0]?.id ?? null;
}

/** POST /cms-api/posts/{id}/translate: the draft in the other language, its text that of this one; made once. */
export const translate = post('/:id/translate', async (req) => {
  requireEditor(req);
  const { docs } = await req.payload.find({
    collection: 'posts',
    where: { id: { equals: idOf(req) } },
    depth: 0,
    limit: 1,
    req,
  });
  const [source] = docs;
  if (!source) throw notFound();
  const { type, title, description, cover, content, batch, slug, published_at, language } = source;
  const found = await translationOf(req, source);
  const made =
    found ??
    (
      await req.payload.create({
        collection: 'posts',
        data: {
          ...{ type, title, published_at },
          description: description ?? null,
          cover: typeof cover === 'number' ? cover : null,
          content: content ?? null,
          batch: batch ?? null,
          slug: slug ?? null,
          language: otherLanguage(language),
          status: 'draft',
        },
        depth: 0,
        req,
        overrideAccess: false,
        user: req.user,
      })
    ).id;
  return Response.json({ id: made, address: postAddress(made) });
});
