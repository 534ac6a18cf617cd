import { z } from 'zod';
import { focus, language, localDateTime, localized, orNull, paged, textOrNull } from './primitives.ts';

const link = orNull(z.object({ url: z.string().min(1) }));

/** GET /api/social-medias. */
export const socialMedias = z.object({ instagram: link, whatsapp: link, email: link });
export type SocialMedias = z.infer<typeof socialMedias>;

export const slideType = z.enum(['prehome', 'home', 'about']);
export type SlideType = z.infer<typeof slideType>;

/** A slide: image, .mp4, .webm or .ogg, one for phones and one for wide screens. */
export const slide = z.object({
  id: z.union([z.number(), z.string()]),
  slide_mobile: z.string().min(1),
  slide_desktop: z.string().min(1),
  alt: localized.nullish(),
  slide_mobile_focus: focus.nullish(),
  slide_desktop_focus: focus.nullish(),
  /** The person in it. */
  talent: z.number().int().nullish(),
});
export type Slide = z.infer<typeof slide>;

/** A picture of the photo feed (entity `feed`). */
export const feedItem = z.object({
  id: z.union([z.number(), z.string()]),
  image: z.string().min(1),
  permalink: z.string().min(1),
  caption: textOrNull,
  taken_at: z.string(),
});
export type FeedItem = z.infer<typeof feedItem>;

export const postType = z.enum(['blog', 'news']);
export type PostType = z.infer<typeof postType>;

/** A blog or news post; `content` is HTML, `batch` ties the translations together. */
export const post = z.object({
  id: z.union([z.number(), z.string()]),
  slug: z.string().min(1),
  title: z.string().min(1),
  content: z.string(),
  cover: textOrNull,
  cover_focus: focus.nullish(),
  cover_alt: localized.nullish(),
  description: textOrNull,
  language,
  batch: z.string().min(1),
  created_at: localDateTime,
  updated_at: z.string(),
  translations: z.array(z.object({ language, slug: z.string() })),
  /** Slugs that it had before: they lead to that of today. */
  former_slugs: z.array(z.string()).optional(),
});
export type Post = z.infer<typeof post>;

export const postPage = paged(post);
export const postAnswer = z.object({ data: post });

export const entityName = z.enum(['prehome', 'slides_home', 'slides_about', 'blog', 'feed', 'privacy']);
export type EntityName = z.infer<typeof entityName>;
