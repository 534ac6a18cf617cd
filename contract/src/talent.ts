import { z } from 'zod';
import { each } from './each.ts';
import { LISTED_MEASURES, PROFILE_FACTS } from './measures.ts';
import { focus, isoDate, localized, orNull, paged, textOrNull } from './primitives.ts';

const pixels = orNull(z.number().positive());

export const gender = z.enum(['man', 'woman', 'other']);
export type Gender = z.infer<typeof gender>;

/** A picture of a gallery: path under the storage base or absolute URL, its size in pixels, what it shows. */
const galleryItem = z.object({
  file: textOrNull,
  width: pixels,
  height: pixels,
  alt: localized.nullish(),
});
export type GalleryItem = z.infer<typeof galleryItem>;

/** A video of a gallery: `file` is the provider's id; for Vimeo "id" or "id/hash". */
const videoItem = galleryItem.extend({ provider: textOrNull });
export type VideoItem = z.infer<typeof videoItem>;

/** One row of POST /api/talents. Measures are text as the agency keeps it ("178/5'10\"", "38x8"). */
export const talentSummary = z.object({
  id: z.number().int(),
  name: z.string().min(1),
  gender,
  birthdate: orNull(isoDate),
  cover: textOrNull,
  cover_web: textOrNull,
  /** The face in `cover_web`, if there is one, else in `cover`; the description of that picture. */
  cover_focus: focus.nullish(),
  cover_alt: localized.nullish(),
  ...each(LISTED_MEASURES, () => textOrNull),
  categories: z.array(z.object({ id: z.number().int() })),
  divisions: z.array(z.object({ id: z.number().int(), id_category: z.number().int() })),
  updated_at: z.string(),
  /** Staff ask that search engines leave this talent out. */
  noindex: z.boolean().optional(),
  /** Ids of `attributes.skills`. */
  skills: z.array(z.number().int()).optional(),
  /** The first picture of book, snap, compo, with which the profile opens. */
  opening: galleryItem.nullish(),
});
export type TalentSummary = z.infer<typeof talentSummary>;

/** GET /api/talent/profile. */
export const talent = talentSummary.extend({
  ...each(PROFILE_FACTS, () => textOrNull),
  biography: textOrNull,
  skills: z
    .array(z.string())
    .nullish()
    .transform((value) => value ?? []),
  book: z.array(galleryItem),
  snap: z.array(galleryItem),
  compo: z.array(galleryItem),
  video: z.array(videoItem),
  /** Whether POST {PANEL}/api/download/gallery gives the galleries; without this field it answers 403. */
  downloads: z.boolean().optional(),
});
export type Talent = z.infer<typeof talent>;

export const talentPage = paged(talentSummary);
export const talentAnswer = z.object({ data: talent });

/** Body of POST /api/talents: every filter is optional. */
export const talentFilter = z.object({
  category: z.number().int().optional(),
  gender: gender.optional(),
  letter: z.string().min(1).max(1).optional(),
  q: z.string().max(200).optional(),
  ids: z.array(z.number().int()).max(1000).optional(),
});

/** Query of POST /api/talents, as text from the address. */
export const talentQuery = z.object({
  language: z.enum(['pt', 'en']).default('pt'),
  paginate: z.coerce.number().int().min(1).max(1000).default(20),
  page: z.coerce.number().int().min(1).default(1),
});
