import { VIDEO_EXTENSIONS } from '@/lib/domain/constants';
import type { Focus } from '@/lib/domain/focus';
import type { PictureSource } from '@/lib/domain/images';
import type { Lang } from '@/lib/domain/languages';
import type { SlideItem } from '@/lib/domain/types';
import { mediaUrl, mediaUse } from '../routes/media';
import { BROKEN_SOURCE, pictureSource } from './media';

export type SlideMedium = ({ kind: 'image' } & PictureSource) | { kind: 'video'; src: string; type: string };

/** A slide ready to draw: `mobile` below 650 px, `desktop` from there; `alt` is empty if staff wrote none. */
export type SlideView = { id: string; alt: string; mobile: SlideMedium; desktop: SlideMedium };

/** The video ending of a path, its query aside; null for a picture [S45.6-7 S45.10]. */
export function videoExtension(path: string): (typeof VIDEO_EXTENSIONS)[number] | null {
  const [file = ''] = path.toLowerCase().split(/[?#]/);
  return VIDEO_EXTENSIONS.find((extension) => file.endsWith(`.${extension}`)) ?? null;
}

/** A picture; also for a video that cannot be shown, so that the slide keeps its place. */
function medium(path: string, focus: Focus | null): SlideMedium {
  const extension = videoExtension(path);
  const url = mediaUrl(path);
  if (extension !== null && mediaUse(url) !== 'none')
    return { kind: 'video', src: url, type: `video/${extension}` };
  return { kind: 'image', ...((extension === null && pictureSource(path, focus)) || BROKEN_SOURCE) };
}

export function slideViews(items: readonly Omit<SlideItem, 'talentId'>[], lang: Lang): SlideView[] {
  return items.map(({ id, mobile, desktop, mobileFocus, desktopFocus, alt }) => ({
    id,
    alt: alt[lang] ?? '',
    mobile: medium(mobile, mobileFocus),
    desktop: medium(desktop, desktopFocus),
  }));
}

/** Whether something in these slides moves by itself: more than one slide, or a video. */
export const hasMotion = (slides: SlideView[]) =>
  slides.length > 1 || slides.some(({ mobile, desktop }) => [mobile.kind, desktop.kind].includes('video'));
