import { getTranslations } from 'next-intl/server';
import { described } from '@/lib/domain/described';
import {
  type DownloadSize,
  downloadAddress,
  hasLighter,
  offersDownloads,
  type PhotoGallery,
} from '@/lib/domain/downloads';
import { PHOTO_WIDTHS_PX, type Picture } from '@/lib/domain/images';
import type { Lang } from '@/lib/domain/languages';
import type { GalleryPicture, TalentProfile } from '@/lib/domain/types';
import { type VideoEmbed, videoEmbed, videoRatio } from '@/lib/domain/video';
import { BROKEN_PICTURE, mediaPicture } from './media';

const GALLERY_NAMES = ['book', 'snap', 'compo', 'video'] as const;

type DownloadLink = { href: string; text: string; label: string };
/** The links that download a gallery, whole and, where that is smaller, light, with their labels. */
export type Download = { full: DownloadLink; light: DownloadLink | null };
/** `id` is its place in an address: `book-3`. */
export type GalleryPhoto = Picture & { id: string; alt: string; width: number | null; height: number | null };
/** A video as its link has it; `ratio` is width by height. */
export type VideoView = VideoEmbed & { id: string; label: string; note: string; ratio: number };
export type GalleryView =
  | { name: PhotoGallery; label: string; photos: GalleryPhoto[]; download: Download | null }
  | { name: 'video'; label: string; videos: VideoView[] };

/** The non-empty galleries of a talent, in the order book, snap, compo, video [S66.5]. */
export async function galleryViews(
  talent: TalentProfile,
  lang: Lang,
  isDownloadThere: (id: number, gallery: PhotoGallery) => boolean,
): Promise<GalleryView[]> {
  const t = await getTranslations({ locale: lang, namespace: 'Talent' });
  const photos = (items: GalleryPicture[], name: PhotoGallery, gallery: string): GalleryPhoto[] =>
    items.map(({ file, width, height, alt }, index) => ({
      id: `${name}-${index + 1}`,
      ...(mediaPicture(file, PHOTO_WIDTHS_PX) ?? BROKEN_PICTURE),
      alt:
        described(talent.name, alt?.[lang]) ??
        t('photo', { name: talent.name, gallery, n: index + 1, total: items.length }),
      width,
      height,
    }));
  const download = (gallery: PhotoGallery, label: string): Download | null => {
    if (!offersDownloads(talent) || !isDownloadThere(talent.id, gallery)) return null;
    const link = (size: DownloadSize, download: string, text: string): DownloadLink => ({
      href: downloadAddress({ lang, id: talent.id, gallery, size }),
      text,
      label: t('downloadOf', { download, gallery: label, count: talent[gallery].length }),
    });
    return {
      full: link('full', t('download'), t('download')),
      light: hasLighter(talent[gallery]) ? link('light', t('downloadLight'), t('light')) : null,
    };
  };
  const videos = talent.video.map((item, index) => {
    const embed = videoEmbed(item);
    const named = { n: index + 1, name: talent.name };
    return {
      ...embed,
      ratio: videoRatio(item),
      id: `video-${index + 1}`,
      label: t('play', named),
      note: t('playNote', { provider: embed.provider }),
    };
  });
  const views = GALLERY_NAMES.map((name): GalleryView => {
    const label = t(name);
    if (name === 'video') return { name, label, videos };
    return { name, label, photos: photos(talent[name], name, label), download: download(name, label) };
  });
  return views.filter((view) => (view.name === 'video' ? view.videos : view.photos).length > 0);
}
