import { LANGUAGES, type Language } from '@passarela/contract';
import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { moment, rows } from '../../platform/db/client.ts';
import { idOf, notFound, requireEditor } from '../../parts/access/require.ts';
import type { Post } from '../../platform/db/payload-types.ts';
import { post } from '../../platform/http/post.ts';

export const postAddress = (id: number): string => `/admin/collections/posts/${id}`;

const otherLanguage = (language: Language): Language => LANGUAGES.find((one) => one !== language) ?? language;

/** The post of the same batch in the other language, public or not; null for none. */
export async function findTranslation(
  by: Pick<PayloadRequest, 'payload'>,
  { id, batch, language }: Pick<Post, 'batch' | 'language'> & { id?: number },
): Promise<Post | null> {
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
  return docs[0] ?? null;
}

const textChange = z.object({ entry: z.coerce.number(), at: moment });

/** When the text of each of these posts was changed last, by the log; a post that is not in it has no time. */
export async function textChanges(payload: Payload, ids: readonly number[]): Promise<Map<number, number>> {
  const found = await rows(
    payload,
    sql`SELECT entry, max(created_at) AS at FROM audit_log
      WHERE subject = 'posts' AND entry IN (${sql.join(
        [...ids].map((id) => sql`${id}`),
        sql`, `,
      )})
        AND (act = 'create' OR fields LIKE '%content%' OR fields LIKE '%title%' OR fields LIKE '%description%')
      GROUP BY entry`,
    textChange,
  );
  return new Map(found.map(({ entry, at }) => [entry, Date.parse(at)]));
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
  const found = await findTranslation(req, source);
  const made =
    found?.id ??
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
