import { createHash } from 'node:crypto';
import type { Focus } from '@/lib/domain/focus';
import type { Lang } from '@/lib/domain/languages';
import {
  type GenderFilter,
  isGenderFilter,
  isListName,
  isSection,
  type ListName,
  type Section,
} from '@/lib/domain/lists';
import { hasGender } from '@/lib/domain/talent-list';
import type { PostSummary, TalentRow } from '@/lib/domain/types';
import { parseNumber } from '@/lib/domain/whole-number';

export const SOCIAL_WIDTH_PX = 1200;
export const SOCIAL_HEIGHT_PX = 630;

/** Raised when the drawing itself changes, so that every preview gets a new address. */
const DRAWING_VERSION = 8;

/** A picture of a preview: its path or address, and where its face is. */
export type SocialPicture = { file: string; focus: Focus | null };
type Covered = Pick<TalentRow, 'cover' | 'coverFocus'>;

export const picturesOf = (all: readonly Covered[]): SocialPicture[] =>
  all.flatMap(({ cover, coverFocus }) => (cover === null ? [] : [{ file: cover, focus: coverFocus }]));

const versionOf = (...parts: unknown[]) =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, ...parts]))
    .digest('hex')
    .slice(0, 10);

export const talentImagePath = (talent: TalentRow, lang: Lang, section: Section) =>
  `/social/${lang}/talent-${section}-${talent.id}-${versionOf(talent.name, picturesOf([talent]), talent.measures, talent.updatedAt)}.jpg`;

export const postImagePath = (post: PostSummary, lang: Lang) =>
  `/social/${lang}/post-${post.slug}-${versionOf(post.title, picturesOf([post]), post.updatedAt)}.jpg`;

export const listImagePath = (
  rows: readonly TalentRow[],
  lang: Lang,
  list: ListName,
  gender: GenderFilter = 'all',
) => `/social/${lang}/list-${list}-${gender}-${versionOf(picturesOf(listPreviewTalents(rows, gender)))}.jpg`;

/** Plain pages with a preview: its texts, and which of the first faces; none if a person would be out of place. */
export const PREVIEWED = {
  home: { title: 'Site.tagline', line: '', faces: [0, 4] },
  about: { title: 'About.title', line: 'About.lead', faces: [1, 2] },
  contact: { title: 'Contact.title', line: 'Contact.intro', faces: [2, 3] },
  beAModel: { title: 'Scouted.title', line: 'Scouted.description', faces: [3, 4] },
  privacy: { title: 'Privacy.title', line: 'Footer.promise', faces: [0, 0] },
} as const;
export type PreviewedPage = keyof typeof PREVIEWED;
const isPreviewed = (name: string): name is PreviewedPage => Object.hasOwn(PREVIEWED, name);
export const PREVIEWED_PAGES = Object.keys(PREVIEWED).filter(isPreviewed);

export const pageImagePath = (page: PreviewedPage, lang: Lang, drawn: unknown) =>
  `/social/${lang}/site-${page}-all-${versionOf(drawn)}.jpg`;

const FACES = 4;

/** The faces on the preview of a list: its first ones that have a cover and that search engines may show. */
export const listPreviewTalents = (rows: readonly TalentRow[], gender: GenderFilter = 'all') =>
  rows.filter((row) => row.cover !== null && !row.noindex && hasGender(row, gender)).slice(0, FACES);

export const selectionPreviewTalents = (rows: readonly TalentRow[]) =>
  listPreviewTalents(rows.filter(({ hidden }) => !hidden));

/** A selection's preview names talents alone, not its sender's texts (docs/decisions/selections.md). */
export const selectionImagePath = (faces: readonly TalentRow[], lang: Lang) =>
  `/social/${lang}/selection-${faces.map(({ id }) => id).join('.')}-${versionOf(picturesOf(faces))}.jpg`;

function parseFaces(text: string): number[] | null {
  const ids = text
    .split('.')
    .map(parseNumber)
    .filter((id) => id !== null);
  return ids.length <= FACES && new Set(ids).size === ids.length && ids.join('.') === text ? ids : null;
}

export type SocialName =
  | { kind: 'talent'; section: Section; id: number; version: string }
  | { kind: 'list'; list: ListName; gender: GenderFilter; version: string }
  | { kind: 'site'; page: PreviewedPage; version: string }
  | { kind: 'post'; slug: string; version: string }
  | { kind: 'selection'; ids: readonly number[]; version: string };

/** Reads a file name of the addresses above; null when it is none of them. */
export function parseSocialName(file: string): SocialName | null {
  const [, kind, rest = '', version = ''] =
    /^(talent|list|site|post|selection)-(.+)-([0-9a-f]{10})\.jpg$/.exec(file) ?? [];
  if (kind === 'post') return { kind, slug: rest, version };
  if (kind === 'selection') {
    const ids = parseFaces(rest);
    return ids && { kind, ids, version };
  }
  const [, list = '', which = ''] = /^([a-zA-Z]+(?:~[a-z0-9-]+)?)-([a-z]+|\d+)$/.exec(rest) ?? [];
  if (kind === 'site') {
    return which === 'all' && isPreviewed(list) ? { kind, page: list, version } : null;
  }
  if (kind === 'list')
    return isListName(list) && isGenderFilter(which) ? { kind, list, gender: which, version } : null;
  const id = parseNumber(which);
  return kind === 'talent' && isSection(list) && id !== null ? { kind, section: list, id, version } : null;
}
