import { ADULT_AGE_YEARS } from './constants.ts';
import type { Lang } from './languages.ts';
import type { TalentProfile } from './types.ts';

export const PHOTO_GALLERIES = ['book', 'snap', 'compo'] as const;
export type PhotoGallery = (typeof PHOTO_GALLERIES)[number];

/** Whether galleries may be downloaded: by the service, else for adults; unknown age counts as a minor's. */
export const offersDownloads = ({ downloads, age }: Pick<TalentProfile, 'downloads' | 'age'>): boolean =>
  downloads ?? (age !== null && age >= ADULT_AGE_YEARS);

/** How wide a light picture is at most, as the site shows it. */
export const LIGHT_WIDTH_PX = 900;

/** Whether any picture gets smaller when it is light; a width that nobody knows may be large. */
export const hasLighter = (pictures: readonly { width: number | null }[]): boolean =>
  pictures.some(({ width }) => width === null || width > LIGHT_WIDTH_PX);

export type DownloadSize = 'light' | 'full';
type Gallery = { lang: Lang; id: number; gallery: PhotoGallery; size: DownloadSize };

export const downloadAddress = ({ lang, id, gallery, size }: Gallery) =>
  `/api/galleries/${lang}/${id}/${gallery}${size === 'light' ? '?size=light' : ''}`;

export const readDownloadSize = (search: URLSearchParams): DownloadSize =>
  search.get('size') === 'light' ? 'light' : 'full';

/** Talents that one PDF shows, or one ZIP holds. */
export const TAKE_AWAY_MAX = 40;

/** `query` is that of a shared link. */
export const portfolioAddress = (lang: Lang, query: string) => `/api/pdf/${lang}/selection?${query}`;

export const selectionZipAddress = (lang: Lang, ids: readonly number[], size: DownloadSize) =>
  `/api/galleries/${lang}/selection?ids=${ids.join(',')}${size === 'light' ? '&size=light' : ''}`;

/** Texts of a page shown instead of a download that failed, by their ids there. */
export const DOWNLOAD_PROBLEMS = ['download-busy', 'download-failed'] as const;
export type DownloadProblem = (typeof DOWNLOAD_PROBLEMS)[number];
