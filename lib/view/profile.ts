import { getTranslations } from 'next-intl/server';
import { downloadAddress, offersDownloads, type PhotoGallery } from '@/lib/domain/downloads';
import { type Picture, WIDE_WIDTHS_PX } from '@/lib/domain/images';
import type { Lang } from '@/lib/domain/languages';
import { displayMeasure, localDecimals, measureLines } from '@/lib/domain/measures';
import type { GalleryPicture, TalentProfile } from '@/lib/domain/types';
import { type VideoEmbed, videoEmbed } from '@/lib/domain/video';
import { measureText } from './measure-text';
import { BROKEN_PICTURE, mediaPicture } from './media';

const GALLERY_NAMES = ['book', 'snap', 'compo', 'video'] as const;

/** The link that downloads a gallery: what it shows, and what it is called. */
export type Download = { href: string; text: string; label: string };
export type GalleryPhoto = Picture & { alt: string; width: number | null; height: number | null };
export type GalleryView =
  | { name: PhotoGallery; label: string; photos: GalleryPhoto[]; download: Download | null }
  | { name: 'video'; label: string; videos: (VideoEmbed & { label: string; title: string; note: string })[] };

/** The non-empty galleries of a talent, in the order book, snap, compo, video (SPEC section 2, Talent profile). */
export async function galleryViews(talent: TalentProfile, lang: Lang): Promise<GalleryView[]> {
  const t = await getTranslations({ locale: lang, namespace: 'Talent' });
  const photos = (items: GalleryPicture[], gallery: string): GalleryPhoto[] =>
    items.map(({ file, width, height }, index) => ({
      ...(mediaPicture(file, WIDE_WIDTHS_PX.slice(0, 7)) ?? BROKEN_PICTURE),
      alt: t('photo', { name: talent.name, gallery, n: index + 1, total: items.length }),
      width,
      height,
    }));
  const download = (gallery: PhotoGallery, label: string): Download | null => {
    if (!offersDownloads(talent)) return null;
    const named = { download: t('download'), gallery: label, count: talent[gallery].length };
    return {
      href: downloadAddress({ lang, id: talent.id, gallery }),
      text: named.download,
      label: t('downloadOf', named),
    };
  };
  const videos = talent.video.map((item, index) => {
    const embed = videoEmbed(item);
    const named = { n: index + 1, name: talent.name };
    return {
      ...embed,
      label: t('play', named),
      title: t('videoTitle', named),
      note: t('playNote', { provider: embed.provider }),
    };
  });
  const views = GALLERY_NAMES.map((name): GalleryView => {
    const label = t(name);
    if (name === 'video') return { name, label, videos };
    return { name, label, photos: photos(talent[name], label), download: download(name, label) };
  });
  return views.filter((view) => (view.name === 'video' ? view.videos : view.photos).length > 0);
}

export type Fact = { key: string; label: string; value: string };

/** Every measure and fact of a profile that is known, with its label in the language (SPEC section 3, Talent). */
export async function profileFacts(talent: TalentProfile, lang: Lang): Promise<Fact[]> {
  const t = await getTranslations({ locale: lang, namespace: 'Measures' });
  const countries = new Intl.DisplayNames([lang], { type: 'region', fallback: 'code' });
  const nationality = talent.nationality;
  const size = (value: string | null) => value && localDecimals(displayMeasure(value), lang);
  const facts = [
    ['age', talent.age === null ? null : t('years', { age: talent.age })],
    ...measureLines(talent.measures, talent.gender).map(
      (line) => [line.key, measureText(line, lang)] as const,
    ),
    ['weight', size(talent.weight)],
    ['suit', size(talent.suit)],
    ['shirt', size(talent.shirt)],
    [
      'nationality',
      nationality && (/^[A-Z]{2}$/.test(nationality) ? countries.of(nationality) : nationality),
    ],
    ['skills', talent.skills.join(', ')],
  ] as const;
  return facts.flatMap(([key, value]) => (value ? [{ key, label: t(key), value }] : []));
}
