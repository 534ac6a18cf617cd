import type { GalleryVideo } from './types.ts';

export type VideoEmbed = { provider: 'YouTube' | 'Vimeo'; src: string };

/** Width by height of a video; 16 by 9 where a service does not say. */
export const videoRatio = ({ width, height }: Pick<GalleryVideo, 'width' | 'height'>): number =>
  width && height ? width / height : 16 / 9;

/** The player of a video: YouTube by id, else Vimeo by 'id' or 'id/hash' [S66.9-11]. No cookies before play. */
export function videoEmbed({ file, provider }: Pick<GalleryVideo, 'provider' | 'file'>): VideoEmbed {
  if (provider?.toLowerCase() === 'youtube') {
    const id = encodeURIComponent(file);
    return { provider: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` };
  }
  const [id = '', hash] = file.split('/');
  const query = new URLSearchParams({ ...(hash ? { h: hash } : {}), autoplay: '1', dnt: '1' });
  return { provider: 'Vimeo', src: `https://player.vimeo.com/video/${encodeURIComponent(id)}?${query}` };
}
