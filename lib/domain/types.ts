import type { GalleryItem, Gender, Language, VideoItem } from '@passarela/contract';
import type { ListName } from './lists.ts';

/** What the site keeps of a talent in a list: card fields only, no birthdate (CONTRACT, TalentSummary). */
export type TalentRow = {
  id: number;
  name: string;
  gender: Gender;
  /** The picture of the card: `cover_web` where there is one, else `cover`; a path or an absolute URL. */
  cover: string | null;
  measures: Measures;
  categoryIds: number[];
  divisionIds: number[];
  /** A division of category 1446: in no list (SPEC section 2, Talent list). */
  hidden: boolean;
  /** Staff ask that search engines leave this talent out. */
  noindex: boolean;
  updatedAt: string;
};

/** Everybody the integration service shows: by id with those of the hidden division, and the lists by name without. */
export type TalentIndex = {
  byId: ReadonlyMap<number, TalentRow>;
  listed: Record<ListName, readonly TalentRow[]>;
  counts: Record<ListName, RowCounts>;
};
export type RowCounts = ReadonlyMap<string, number>;

/** The slugs of all posts, in all languages. */
export type PostIndex = ReadonlySet<string>;

/** Measures as the agency keeps them; shown by the rule of `lib/domain/measures.ts`. */
export type Measures = {
  height: string | null;
  bust: string | null;
  chest: string | null;
  waist: string | null;
  hips: string | null;
  jeans: string | null;
  shoes: string | null;
  eyes: string | null;
  hair: string | null;
};

export type GalleryPicture = GalleryItem & { file: string };
type GalleryVideo = VideoItem & { file: string };

/** A talent's profile (CONTRACT, Talent). Pieces with a null file are dropped; `age` in whole years, of this moment. */
export type TalentProfile = TalentRow & {
  age: number | null;
  weight: string | null;
  suit: string | null;
  shirt: string | null;
  nationality: string | null;
  biography: string | null;
  skills: string[];
  book: GalleryPicture[];
  snap: GalleryPicture[];
  compo: GalleryPicture[];
  video: GalleryVideo[];
  downloads: boolean | null;
};

export type SlideItem = {
  id: string;
  mobile: string;
  desktop: string;
  alt: { pt: string | null; en: string | null };
};

export type FeedPicture = {
  id: string;
  image: string;
  permalink: string;
  caption: string | null;
  takenAt: string;
};

/** A post in a list: `excerpt` is text, at most 74 characters and an ellipsis. */
export type PostSummary = {
  id: string;
  slug: string;
  title: string;
  cover: string | null;
  excerpt: string;
  createdAt: string;
  updatedAt: string;
  translations: { language: Language; slug: string }[];
};

export type PostList = { posts: PostSummary[]; page: number; lastPage: number };

/** A post whole; `content` is sanitised HTML. `translations` holds the slug in each language that has one. */
export type PostDetail = PostSummary & {
  content: string;
  description: string | null;
  language: Language;
  batch: string;
};

export type SocialLinks = { instagram: string | null; whatsapp: string | null; email: string | null };

/** The privacy page in one language; `content` is sanitised HTML, `changedOn` a day (`yyyy-MM-dd`), months whole. */
export type PrivacyPage = {
  language: Language;
  title: string;
  content: string;
  /** Names this wording in a guardian's consent. */
  version: string;
  changedOn: string | null;
  keepMonths: { adults: number; minors: number } | null;
};
