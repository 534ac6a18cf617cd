import { LANGUAGES, type Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { idOf, notFound, requireEditor } from '../../parts/access/require.ts';
import { moment, rows } from '../../platform/db/client.ts';
import type { Post } from '../../platform/db/payload-types.ts';
import { post } from '../../platform/http/post.ts';

export const SECTIONS = { blog: text('Blog', 'Blog'), news: text('Notícias', 'News') };

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

const textTime = z.object({ entry: z.coerce.number(), written: moment, changed: moment.nullable() });
/** When a text was made or changed last, and when it was changed last since it was made (ms), 0 for never. */
type TextTime = { written: number; changed: number };

/** The times of the texts of these posts, by the log; a post that is not in it has none. */
export async function textTimes(payload: Payload, ids: readonly number[]): Promise<Map<number, TextTime>> {
  const found = await rows(
    payload,
    sql`SELECT entry, max(created_at) AS written, max(CASE WHEN act <> 'create' THEN created_at END) AS changed
      FROM audit_log
      WHERE subject = 'posts' AND entry IN (${sql.join(
        [...ids].map((id) => sql`${id}`),
        sql`, `,
      )})
        AND (act = 'create' OR fields LIKE '%content%' OR fields LIKE '%title%' OR fields LIKE '%description%')
      GROUP BY entry`,
    textTime,
  );
  return new Map(
    found.map(({ entry, written, changed }) => [
      entry,
      { written: Date.parse(written), changed: changed === null ? 0 : Date.parse(changed) },
    ]),
  );
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
