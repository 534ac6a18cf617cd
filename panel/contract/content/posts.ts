import { type Language, language, type Post, type PostType, postType } from '@passarela/contract';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { described, fileOf } from '../../catalogue/media/described.ts';
import { articleHtml } from '../../content/articles/article-html.ts';
import { rows } from '../../platform/db/client.ts';
import type { Post as StoredPost } from '../../platform/db/payload-types.ts';
import { remember } from '../../platform/db/remember.ts';
import { ContractError } from '../../platform/errors/contract-error.ts';
import { localTime } from '../../platform/reference/agency-time.ts';
import { signedUntil } from '../../publishing/draft/signed.ts';
import { json } from '../http/answer.ts';
import { accept, fitPath, openedDraft, pageOf } from '../http/input.ts';
import type { Handler } from '../http/route.ts';

const row = z.object({ post: z.coerce.number(), slug: z.string() });

/** Public slugs of each post, by its id, as far as its versions go back; today's may be among them. */
async function formerSlugs(payload: Payload): Promise<Map<number, string[]>> {
  const found = await rows(
    payload,
    sql`SELECT DISTINCT parent_id AS post, version_slug AS slug FROM _posts_v
      WHERE parent_id IS NOT NULL AND version_slug IS NOT NULL AND version_status = 'published'
        AND version_deleted_at IS NULL
      ORDER BY parent_id, version_slug`,
    row,
  );
  const byPost = new Map<number, string[]>();
  for (const { post, slug } of found) byPost.set(post, [...(byPost.get(post) ?? []), slug]);
  return byPost;
}

const POSTS_PER_PAGE = 12;

type Entry = { type: PostType; at: number; post: Omit<Post, 'translations'> };

function coverOf({ cover }: StoredPost, signed: (file: string) => string): string | null {
  const file = fileOf(cover);
  return file && file + signed(file);
}

/** A stored post, its pictures loaded, in the contract's shape, their files with what `signed` adds to their names. */
const toContract = (doc: StoredPost, signed = (_file: string) => ''): Entry['post'] => ({
  id: doc.id,
  slug: doc.slug ?? String(doc.id),
  title: doc.title,
  content: articleHtml(doc.content, doc.language, (file) => encodeURIComponent(file) + signed(file)),
  cover: coverOf(doc, signed),
  cover_focus: described(doc.cover).focus,
  cover_alt: described(doc.cover).alt,
  description: doc.description || null,
  language: doc.language,
  batch: doc.batch ?? String(doc.id),
  created_at: localTime(doc.published_at),
  updated_at: doc.updatedAt,
});

/** Every post that staff publish in the contract's shape, newest first, with those whose time (`at`, ms) is to come. */
const scheduledPosts = remember('posts', async (payload: Payload): Promise<Entry[]> => {
  const { docs } = await payload.find({
    collection: 'posts',
    where: { status: { equals: 'published' } },
    sort: ['-published_at', '-id'],
    depth: 1,
    pagination: false,
  });
  const slugs = await formerSlugs(payload);
  return docs.map((doc) => {
    const post = toContract(doc);
    const former_slugs = (slugs.get(doc.id) ?? []).filter((slug) => slug !== post.slug);
    return { type: doc.type, at: Date.parse(doc.published_at), post: { ...post, former_slugs } };
  });
});

/** The posts of a section that are public at `now` (ms), newest first, each with its public translations. */
export async function publishedPosts(payload: Payload, type: PostType, now: number): Promise<Post[]> {
  const entries = await scheduledPosts(payload);
  const due = entries.filter((entry) => entry.type === type && entry.at <= now).map(({ post }) => post);
  return due.map((post) => ({
    ...post,
    translations: due
      .filter(({ batch }) => batch === post.batch)
      .map(({ language, slug }) => ({ language, slug })),
  }));
}

const listParams = z.object({ type: postType, language });
const listQuery = z.object({ page: z.coerce.number().int().min(1).default(1) });

/** GET {PANEL}/api/posts/{type}/{language}. */
export const postList: Handler = async ({ params, query, payload, now }) => {
  const { type, language } = fitPath(listParams, params);
  const { page } = accept(listQuery, Object.fromEntries(query));
  const posts = (await publishedPosts(payload, type, now())).filter((post) => post.language === language);
  return json(pageOf(posts, page, POSTS_PER_PAGE));
};

/** The post with that slug, now or formerly, or its batch's in `language`. */
function findPost(posts: readonly Post[], slug: string, language: Language): Post | null {
  const today = posts.filter((post) => post.slug === slug);
  const named = today.length > 0 ? today : posts.filter((post) => post.former_slugs?.includes(slug));
  const exact = named.find((post) => post.language === language);
  const translated = posts.find(
    (post) => post.language === language && named.some(({ batch }) => batch === post.batch),
  );
  return exact ?? translated ?? null;
}

const oneParams = listParams.extend({ slug: z.string() });

/** GET {PANEL}/api/posts/{type}/{slug}/{language}. */
export const postBySlug: Handler = async ({ params, payload, now }) => {
  const { type, slug, language } = fitPath(oneParams, params);
  const found = findPost(await publishedPosts(payload, type, now()), slug, language);
  if (!found) throw new ContractError(404, `There is no post ${slug} in ${language}`);
  return json({ data: found });
};

/**
 * GET {PANEL}/api/posts/draft, a call of ours (docs/decisions/publication.md): a post as saved, public or not, by
 * `X-Draft-Token`; 403 for an invalid or expired one. `preview.until`: ms. Its files are signed: the public may
 * not have them yet.
 */
export const postDraft: Handler = async ({ payload, env, ...call }) => {
  const { id, until } = openedDraft({ env, ...call }, 'post');
  const signed = (file: string) => `?draft=${signedUntil({ file }, until, env)}`;
  const post = await payload.findByID({ collection: 'posts', id, depth: 1, disableErrors: true });
  if (!post) throw new ContractError(404, `There is no post ${id}`);
  return json({ data: { ...toContract(post, signed), translations: [] }, preview: { until } });
};
