import {
  type EntityName,
  entityName,
  type FeedItem,
  type PrivacyText,
  type Slide,
  type SlideType,
  type SocialMedias,
  slideType,
} from '@passarela/contract';
import type { Payload } from 'payload';
import { z } from 'zod';
import { described, fileOf } from '../../catalogue/media/described.ts';
import { readAgency } from '../../content/agency/read.ts';
import { publicTexts } from '../../content/privacy/version.ts';
import { readTexts } from '../../content/texts/read.ts';
import { remember } from '../../platform/db/remember.ts';
import { isOnTime, type Times } from '../../platform/reference/on-site.ts';
import { CONTACT_READERS } from '../../platform/reference/read-contact.ts';
import { env } from '../../platform/settings/env.ts';
import { json } from '../http/answer.ts';
import { fitPath } from '../http/input.ts';
import type { Handler } from '../http/route.ts';
import { publishedPosts } from './posts.ts';

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

type Stored = { type: SlideType; times: Times; slide: Slide };

const shown = remember('slides', async (payload): Promise<Stored[]> => {
  const { docs } = await payload.find({
    collection: 'slides',
    where: { is_active: { not_equals: false } },
    sort: '_order',
    depth: 1,
    pagination: false,
  });
  return docs.flatMap(({ id, type, alt, talent, publish_at, hide_at, ...media }) => {
    const slide_mobile = fileOf(media.slide_mobile);
    const slide_desktop = fileOf(media.slide_desktop);
    return slide_mobile && slide_desktop
      ? [
          {
            type,
            times: { publish_at, hide_at },
            slide: {
              id,
              slide_mobile,
              slide_desktop,
              slide_mobile_focus: described(media.slide_mobile).focus,
              slide_desktop_focus: described(media.slide_desktop).focus,
              alt: { pt: alt?.pt ?? null, en: alt?.en ?? null },
              talent: typeof talent === 'number' ? talent : null,
            },
          },
        ]
      : [];
  });
});

/** The visible slides of a place at `now` (ms), in their order. */
async function slidesOf(payload: Payload, wanted: SlideType, now: number): Promise<Slide[]> {
  const due = (await shown(payload)).filter(({ type, times }) => type === wanted && isOnTime(times, now));
  return due.map(({ slide }) => slide);
}

/** GET {PANEL}/api/slides/{type}. */
export const slides: Handler = async ({ params, payload, now }) => {
  const { type } = fitPath(z.object({ type: slideType }), params);
  return json(await slidesOf(payload, type, now()));
};

/** GET {PANEL}/api/agency. */
export const agency: Handler = async ({ payload }) => json(await readAgency(payload));

/** GET {PANEL}/api/texts. */
export const texts: Handler = async ({ payload }) => json(await readTexts(payload));

const links = remember('social', async (payload): Promise<SocialMedias> => {
  const { instagram, whatsapp, email } = await payload.findGlobal({ slug: 'agency', depth: 0 });
  const link = (url: string | null | undefined) => (url ? { url } : null);
  return {
    instagram: link(instagram),
    whatsapp: link(whatsapp && CONTACT_READERS.whatsapp(whatsapp)),
    email: link(email && `mailto:${email}`),
  };
});

/** GET {PANEL}/api/social-medias. */
export const socialMedias: Handler = async ({ payload }) => json(await links(payload));
