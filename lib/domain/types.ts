import type { Gender, Language } from '@passarela/contract';
import type { FactsWith } from '@passarela/contract/facts';
import type { Focus } from './focus.ts';
import type { Division, ListName } from './lists.ts';

/** A text of staff by language; null where they wrote none. */
export type Localized = Record<Language, string | null>;

/** A talent in a list: fields of cards and filters, no birthdate. */
export type TalentRow = {
  id: number;
  name: string;
  gender: Gender;
  /** The picture of the card: `cover_web`, else `cover`; a path or an absolute URL. */
  cover: string | null;
  coverFocus: Focus | null;
  coverAlt: Localized | null;
  /** The first picture of the profile; its file is a path or an absolute URL. */
  opening: GalleryPicture | null;
  opensWithCover: boolean;
  measures: Measures;
  categoryIds: number[];
  divisionIds: number[];
  /** Those that the service's attributes name (docs/decisions/lists.md). */
  divisions: Division[];
  skillIds: number[];
  /** In whole years, when the list was read; null if it is not known. */
  age: number | null;
  /** A division of category 1446: in no list. */
  hidden: boolean;
  noindex: boolean;
  updatedAt: string | null;
};

/** All talents of the integration service by id, hidden ones too; the lists by name without those. */
export type TalentIndex = {
  byId: ReadonlyMap<number, TalentRow>;
  /** A division outside of the navigation has a list only if it has a talent. */
  listed: Record<ListName, readonly TalentRow[]>;
  counts: Record<ListName, RowCounts>;
  /** The ids of divisions that the navigation does not name, by their slugs. */
  divisionIds: ReadonlyMap<string, number>;
};
export type RowCounts = ReadonlyMap<string, number>;

export type PostIndex = {
  slugs: ReadonlySet<string>;
  /** The slug of today by each that a post had before. */
  moved: ReadonlyMap<string, string>;
};

/** Measures as the agency writes them; displayed by the rule of `lib/domain/measures.ts`. */
export type Measures = Record<FactsWith<{ in: 'list' }>, string | null>;

/** A picture of a gallery: path under the storage base or absolute URL, and its size in pixels. */
export type GalleryPicture = {
  file: string;
  width: number | null;
  height: number | null;
  alt?: Localized;
};
/** A video of a gallery: `file` is the provider's id; for Vimeo "id" or "id/hash". */
export type GalleryVideo = GalleryPicture & { provider: string | null };

/** A profile without pieces whose file is null; `age` in whole years, of this moment. */
export type TalentProfile = TalentRow &
  Record<FactsWith<{ in: 'profile' }> | 'biography', string | null> & {
    skills: string[];
  } & Record<'book' | 'snap' | 'compo', GalleryPicture[]> & {
    video: GalleryVideo[];
    /** `cover` may be a small cut of it. Absent in answers of older builds. */
    fullCover?: string | null;
    downloads: boolean | null;
  };

export type SlideItem = {
  id: string;
  mobile: string;
  desktop: string;
  mobileFocus: Focus | null;
  desktopFocus: Focus | null;
  alt: Localized;
  talentId: number | null;
};

export type FeedPicture = { id: string; image: string; permalink: string; caption: string | null };

/** A post in a list: `excerpt` is text, at most 74 characters and an ellipsis. */
export type PostSummary = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  cover: string | null;
  coverFocus: Focus | null;
  coverAlt: Localized | null;
  /** `yyyy-MM-dd HH:mm:ss` in São Paulo. */
  createdAt: string | null;
  updatedAt: string | null;
  translations: { language: Language; slug: string }[];
};

export type PostList = { posts: PostSummary[]; page: number; lastPage: number };

/** A post whole; `content` is sanitised HTML. `translations` holds the slug in each language that has one. */
export type PostDetail = PostSummary & { content: string; description: string | null };

export type SocialLinks = { instagram: string | null; whatsapp: string | null; email: string | null };

/** One language; `content` is sanitised HTML, `version` names the wording, `changedOn` is `yyyy-MM-dd`. */
export type PrivacyPage = {
  language: Language;
  title: string;
  content: string;
  version: string;
  changedOn: string | null;
  keepMonths: { adults: number; minors: number } | null;
};
