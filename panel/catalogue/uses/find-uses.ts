import { sql } from 'drizzle-orm';
import type { CollectionSlug } from 'payload';
import { z } from 'zod';
import { type Caller, inside, payloadOf, rows } from '../../platform/db/client.ts';
import { mediaInText } from '../../publishing/takedown/media-in-text.ts';
import { mediaInSiteTexts } from '../../publishing/takedown/site-texts.ts';
import { collectionsOf, type Used, whereUsed } from './sources.ts';

/** An entry that leads to a term or picture; `total` of its collection may be more than are listed. */
type Use = { path: string; title: string; isInTrash: boolean };
export type Uses = { total: number; entries: Use[] };

const inTexts = sql`SELECT id, title, content, deleted_at FROM posts WHERE CAST(content AS text) LIKE '%"upload"%' ORDER BY id`;
const post = z.object({
  id: z.number(),
  title: z.string().nullable(),
  content: z.unknown(),
  deleted_at: z.unknown(),
});

const titleOf = (entry: object & { id: number | string }): string => {
  const name: unknown = 'name' in entry && typeof entry.name === 'string' ? entry.name : undefined;
  return String(name ?? ('title' in entry && entry.title ? entry.title : `nº ${entry.id}`));
};

async function inCollection(
  by: Caller,
  used: Used,
  collection: CollectionSlug,
  id: number | string,
  limit: number,
) {
  const asked = {
    collection,
    where: whereUsed(used, collection, id),
    limit,
    depth: 0,
    sort: 'id',
    trash: true,
  };
  const { docs, totalDocs } = await payloadOf(by).find({ ...asked, ...inside(by) });
  const entries = docs.map((entry) => ({
    path: `collections/${collection}/${entry.id}`,
    title: titleOf(entry),
    isInTrash: 'deletedAt' in entry && Boolean(entry.deletedAt),
  }));
  return { total: totalDocs, entries };
}

/** Posts that show a picture within their text, those in the trash too. */
export const postsShowing = async (by: Caller, id: number) =>
  (await rows(payloadOf(by), inTexts, post)).filter(({ content }) => mediaInText(content).includes(id));

/** Posts and the agency's texts that show a picture within. */
async function inWriting(by: Caller, id: number): Promise<Use[]> {
  const posts = await postsShowing(by, id);
  const texts = (await mediaInSiteTexts(by)).filter(({ medium }) => medium === id);
  return [
    ...posts.map((one) => ({
      path: `collections/posts/${one.id}`,
      title: one.title ?? `nº ${one.id}`,
      isInTrash: Boolean(one.deleted_at),
    })),
    ...texts.map(({ place }) => ({ path: `globals/${place}`, title: place, isInTrash: false })),
  ];
}

/** Everything that leads to it, what is in the trash too; at most `limit` entries of each collection. */
export async function findUses(by: Caller, used: Used, id: number | string, limit: number): Promise<Uses> {
  const found = await Promise.all(
    collectionsOf(used).map((collection) => inCollection(by, used, collection, id, limit)),
  );
  const written = used === 'media' ? await inWriting(by, Number(id)) : [];
  return {
    total: found.reduce((sum, { total }) => sum + total, written.length),
    entries: [...found.flatMap(({ entries }) => entries), ...written],
  };
}
