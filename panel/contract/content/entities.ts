import { entityName, type EntityName, type FeedItem, type PrivacyText } from '@passarela/contract';
import type { Payload } from 'payload';
import { publicTexts } from '../../content/privacy/version.ts';
import { remember } from '../../platform/db/remember.ts';
import { env } from '../../platform/settings/env.ts';
import { json } from '../http/answer.ts';
import type { Handler } from '../http/route.ts';
import { fileOf } from '../../catalogue/media/described.ts';
import { publishedPosts } from './posts.ts';
import { slidesOf } from './slides.ts';

/** The privacy text in each language (entity `privacy`). */
const privacyTexts = remember('privacy', async (payload): Promise<PrivacyText[]> => {
  const privacy = await payload.findGlobal({ slug: 'privacy', depth: 1 });
  const { version, changed_at } = privacy;
  if (!version || !changed_at) return [];
  const keep = env();
  return publicTexts(privacy, keep).map((text) => ({
    ...text,
    updated_at: changed_at,
    version: String(version),
    keep_months: { adults: keep.KEEP_MONTHS, minors: keep.KEEP_MONTHS_MINORS },
  }));
});

const FEED_MAX_ITEMS = 60;

const feed = remember('feed', async (payload): Promise<FeedItem[]> => {
  const { docs } = await payload.find({
    collection: 'feed',
    sort: '-taken_at',
    depth: 1,
    limit: FEED_MAX_ITEMS,
  });
  return docs.flatMap(({ id, image, permalink, caption, taken_at }) => {
    const path = fileOf(image);
    return path ? [{ id, image: path, permalink, caption: caption || null, taken_at }] : [];
  });
});

const SOURCES: Record<EntityName, (payload: Payload, now: number) => Promise<unknown[]>> = {
  prehome: (payload, now) => slidesOf(payload, 'prehome', now),
  slides_home: (payload, now) => slidesOf(payload, 'home', now),
  slides_about: (payload, now) => slidesOf(payload, 'about', now),
  blog: (payload, now) => publishedPosts(payload, 'blog', now),
  feed,
  privacy: privacyTexts,
};

/** GET {PANEL}/api/entities/{entity}: an unknown name gives an empty list. */
export const entities: Handler = async ({ params, payload, now }) => {
  const name = entityName.safeParse(params.entity);
  return json(name.success ? await SOURCES[name.data](payload, now()) : []);
};
