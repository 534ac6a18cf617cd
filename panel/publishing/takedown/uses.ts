import type { Tag } from '@passarela/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { DataFromCollectionSlug, Payload } from 'payload';
import { z } from 'zod';
import { type Caller, inside, moment, payloadOf, rows } from '../../platform/db/client.ts';
import { findAll } from '../../platform/db/find.ts';
import type { Agency, Privacy } from '../../platform/db/payload-types.ts';
import { remember } from '../../platform/db/remember.ts';
import { typeOfName } from '../../platform/reference/media-type.ts';
import { isOnTime, isPostOnSite, isTalentOnSite } from '../../platform/reference/on-site.ts';
import { SINGLE_PICTURES, SLIDE_PICTURES, TALENT_PICTURES } from '../../platform/reference/picture-fields.ts';
import { filesOfMedium, isOff, mediaIds, mediaInText } from './media-of.ts';
import { SITE_TEXTS } from './texts.ts';

type SiteText = keyof typeof SITE_TEXTS;
const siteTexts = Object.keys(SITE_TEXTS) as SiteText[];

/** The pictures of the agency's people and place, and those in a text. */
export const mediaOfSiteText = (text: Agency | Privacy): number[] => [
  ...mediaInText(text),
  ...('people' in text ? mediaIds((text.people ?? []).map(({ photo }) => photo)) : []),
  ...('place' in text ? mediaIds([text.place]) : []),
];

/** The pictures that the agency's own texts show; those are always public. */
async function mediaInSiteTexts(by: Caller): Promise<{ place: SiteText; medium: number }[]> {
  const found = await Promise.all(
    siteTexts.map(async (place) => {
      const text = await payloadOf(by).findGlobal({ slug: place, depth: 0, ...inside(by) });
      return mediaOfSiteText(text).map((medium) => ({ place, medium }));
    }),
  );
  return found.flat();
}

const useRow = z.object({
  medium: z.number(),
  place: z.enum(['talents', 'slides', 'feed', 'posts']),
  id: z.number(),
  is_public: z.coerce.boolean(),
});

type UseRow = z.infer<typeof useRow>;
/** A use by a collection's row. */
export type UseKind = UseRow['place'];
/** One use of a picture. `is_public`: visitors of the site may see it there. */
type Use = UseRow | { medium: number; place: SiteText; id: 0; is_public: true };

/** The SQL of `isPublic`. */
const publicAt = (now: number) => {
  const moment = new Date(now).toISOString();
  // an end that cannot be read has come, as everywhere (own-adapter.ts)
  const hasNotEnded = sql`hide_at > ${moment} AND CAST(hide_at AS text) LIKE '____-__-__%'`;
  const isOnTime = sql`coalesce(publish_at <= ${moment}, TRUE) AND coalesce(${hasNotEnded}, TRUE)`;
  return {
    talents: sql`status = 'published' AND deleted_at IS NULL AND ${isOnTime}`,
    slides: sql`is_active IS NOT FALSE AND deleted_at IS NULL AND ${isOnTime}`,
    posts: sql`status = 'published' AND deleted_at IS NULL AND published_at <= ${moment}`,
    feed: sql`TRUE`,
  };
};
type PublicAt = ReturnType<typeof publicAt>;

/** The columns of the fields that hold one picture. */
const SINGLE_COLUMNS = SINGLE_PICTURES.map(({ collection, field }) => ({
  collection,
  table: sql.identifier(collection),
  column: sql.identifier(`${field}_id`),
}));

const inLinks = (asked: readonly number[], isPublicIn: PublicAt): SQL => sql`
  SELECT r.media_id AS medium, 'talents' AS place, t.id, ${isPublicIn.talents} AS is_public
    FROM talents_rels r JOIN talents t ON t.id = r.parent_id WHERE r.media_id IN ${asked}
  ${sql.join(
    SINGLE_COLUMNS.map(
      ({ collection, table, column }) => sql`UNION SELECT ${column}, ${sql.raw(`'${collection}'`)}, id,
        ${isPublicIn[collection]} FROM ${table} WHERE ${column} IN ${asked}`,
    ),
    sql` `,
  )}`;

const texts = sql`SELECT id, content FROM posts WHERE CAST(content AS text) LIKE '%"upload"%' ORDER BY id`;
const textRow = z.object({ id: z.number(), content: z.unknown() });

type InText = { medium: number; id: number; place: 'posts' | SiteText };

/** Every picture within a text: of a post, one in the trash too, or of the agency's own. */
export async function picturesInTexts(by: Caller): Promise<InText[]> {
  const posts = (await rows(by, texts, textRow)).flatMap(({ id, content }) =>
    [...new Set(mediaInText(content))].map((medium) => ({ medium, place: 'posts' as const, id })),
  );
  return [...posts, ...(await mediaInSiteTexts(by)).map((use) => ({ ...use, id: 0 }))];
}

async function asUses(by: Caller, found: readonly InText[], { posts }: PublicAt): Promise<Use[]> {
  const ids = found.flatMap(({ place, id }) => (place === 'posts' ? id : []));
  const query = sql`SELECT id FROM posts WHERE id IN ${ids} AND ${posts}`;
  const read = ids.length > 0 ? await rows(by, query, z.object({ id: z.number() })) : [];
  const onSite = new Set(read.map(({ id }) => id));
  return found.map(({ medium, place, id }) =>
    place === 'posts'
      ? { medium, place, id, is_public: onSite.has(id) }
      : { medium, place, id: 0, is_public: true },
  );
}

/** The uses of pictures as the caller's save sees them, and whether visitors see them at `now` (ms). */
async function usesOf(by: Caller, media: readonly number[], now = Date.now()): Promise<Use[]> {
  if (media.length === 0) return [];
  const links = await rows(by, inLinks(media, publicAt(now)), useRow);
  const inTexts = (await picturesInTexts(by)).filter(({ medium }) => media.includes(medium));
  return [...links, ...(await asUses(by, inTexts, publicAt(now)))];
}

const rememberedTexts = remember('pictures-in-texts', picturesInTexts);

/** The picture of a file of /media, which is neither taken down nor in the trash. */
async function mediumOn(payload: Payload, name: string): Promise<number | undefined> {
  const query = sql`SELECT id FROM media WHERE taken_down IS NOT TRUE AND deleted_at IS NULL
    AND (filename = ${name} OR sizes_thumb_filename = ${name} OR sizes_web_filename = ${name})`;
  const [medium] = await rows(payload, query, z.object({ id: z.number() }));
  return medium?.id;
}

// the agency's mark has no row
const isMark = (name: string): boolean => typeOfName(name) === 'image/svg+xml';

/** Whether a draft may show this file of /media: its picture is not off. */
export const isOnFile = async (payload: Payload, name: string): Promise<boolean> =>
  isMark(name) || (await mediumOn(payload, name)) !== undefined;

/** Whether visitors may have this file of /media at `now` (ms): something that they see shows it, and it is not off. */
export async function isPublicFile(payload: Payload, name: string, now: number): Promise<boolean> {
  if (isMark(name)) return true;
  const medium = await mediumOn(payload, name);
  if (medium === undefined) return false;
  const links = await rows(payload, inLinks([medium], publicAt(now)), useRow);
  if (links.some(({ is_public }) => is_public)) return true;
  const inTexts = (await rememberedTexts(payload)).filter((use) => use.medium === medium);
  return (await asUses(payload, inTexts, publicAt(now))).some(({ is_public }) => is_public);
}

/** A file that stays public, and the places that show it: `slides 3`. */
export type StillUsed = { file: string; by: string[] };

/** Files of pictures, by whether visitors may have them, and the pictures that nothing uses. */
type Visibility = { hidden: string[]; kept: StillUsed[]; orphans: number[] };

type Options = { except?: { place: Use['place']; id: number }; now?: number };

/** The visibility of these pictures now, or at `now` (ms), with one document left out by `except`. */
export async function visibilityOf(
  by: Caller,
  ids: readonly number[],
  { except, now }: Options = {},
): Promise<Visibility> {
  const docs = ids.length > 0 ? await findAll(by, 'media', { id: { in: [...new Set(ids)] } }) : [];
  const all = await usesOf(
    by,
    docs.map(({ id }) => id),
    now,
  );
  const uses = all.filter(({ place, id }) => !(place === except?.place && id === except.id));
  const found: Visibility = { hidden: [], kept: [], orphans: [] };
  for (const medium of docs) {
    const own = uses.filter((use) => use.medium === medium.id);
    if (own.length === 0) found.orphans.push(medium.id);
    const by = isOff(medium)
      ? []
      : own.flatMap(({ place, id, is_public }) => (is_public ? `${place} ${id}` : []));
    const names = filesOfMedium(medium);
    if (by.length > 0) found.kept.push(...names.map((file) => ({ file, by })));
    else found.hidden.push(...names);
  }
  return found;
}

const idle = sql`
  SELECT id, updated_at FROM media WHERE deleted_at IS NULL
    AND id NOT IN (SELECT media_id FROM talents_rels WHERE media_id IS NOT NULL)
    ${sql.join(
      SINGLE_COLUMNS.map(
        ({ table, column }) =>
          sql`AND id NOT IN (SELECT ${column} FROM ${table} WHERE ${column} IS NOT NULL)`,
      ),
      sql` `,
    )}
  ORDER BY id`;

/** A picture or video that nothing shows, not even something in the trash; `updated_at` is its last change. */
type Unused = { id: number; updated_at: string };

export async function unusedMedia(payload: Payload): Promise<Unused[]> {
  const found = await rows(payload, idle, z.object({ id: z.number(), updated_at: moment }));
  if (found.length === 0) return [];
  const inTexts = new Set((await picturesInTexts(payload)).map(({ medium }) => medium));
  return found.filter(({ id }) => !inTexts.has(id));
}

export type Shows<Doc> = {
  pictures: (doc: Doc) => unknown[];
  /** Whether visitors may see it at `now` (ms). */
  isPublic: (doc: Doc, now: number) => boolean;
  tags: (doc: Doc) => Tag[];
};

/** The collections with pictures on the site, when they are public (as `publicAt` in SQL), and their pages. */
export const PICTURE_USES: { [Slug in UseKind]: Shows<DataFromCollectionSlug<Slug>> } = {
  talents: {
    pictures: (talent) => TALENT_PICTURES.map((field) => talent[field]),
    isPublic: isTalentOnSite,
    tags: ({ id }) => [`talent:${id}`],
  },
  slides: {
    pictures: (slide) => SLIDE_PICTURES.map((field) => slide[field]),
    isPublic: (slide, now) => !slide.deletedAt && slide.is_active !== false && isOnTime(slide, now),
    tags: () => ['slides', 'entities'],
  },
  posts: {
    pictures: ({ cover, content }) => [cover, mediaInText(content)],
    isPublic: isPostOnSite,
    tags: ({ batch }) => ['posts', 'entities', ...(batch ? [`post:${batch}` as const] : [])],
  },
  feed: { pictures: ({ image }) => [image], isPublic: () => true, tags: () => ['entities'] },
};
