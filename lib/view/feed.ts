import type { PictureSource } from '@/lib/domain/images';
import type { FeedPicture } from '@/lib/domain/types';
import { pictureSource } from './media';

const FEED_MAX = 12;
const ALT_MAX_CHARS = 120;

/** A picture of the feed, ready to draw; `caption` is one short line, empty if there is none. */
export type FeedView = { id: string; href: string; image: PictureSource; caption: string };

/** A caption as one line, cut at a word; tags at its end left out. */
export function captionLine(caption: string | null): string {
  const line = (caption ?? '')
    .replace(/(\s*#[\p{L}\p{N}_]+)+\s*$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= ALT_MAX_CHARS) return line;
  return `${line.slice(0, ALT_MAX_CHARS + 1).replace(/\s+\S*$/, '')}…`;
}

/** Whether an address may become a link: of the web, and nothing that runs. */
const isWeb = (url: string) => /^https?:\/\//i.test(url);

/** The photo feed: Instagram first, then the panel's, each post once, twelve at most. */
export function feedViews(sources: { instagram: FeedPicture[]; panel: FeedPicture[] }): FeedView[] {
  const byLink = new Map<string, FeedView>();
  for (const { id, image, permalink, caption } of [...sources.instagram, ...sources.panel]) {
    if (byLink.has(permalink) || !isWeb(permalink)) continue;
    const shown = image.startsWith('/api/') ? { source: image } : pictureSource(image);
    if (shown) byLink.set(permalink, { id, href: permalink, image: shown, caption: captionLine(caption) });
  }
  return [...byLink.values()].slice(0, FEED_MAX);
}
