import { isRecord } from '@passarela/contract/is-record';

/** A file's address for staff, who must be signed in. /media serves only public files. */
export const staffFile = (name: string): string => `/cms-api/media/file/${encodeURIComponent(name)}`;

/** A file in the panel's lists: its smallest size, or a picture itself; nothing of a video. */
export function thumbnail(doc: Record<string, unknown>): string | null {
  const { sizes, filename, mimeType } = doc;
  const thumb = isRecord(sizes) && isRecord(sizes.thumb) ? sizes.thumb.filename : undefined;
  const isPicture = typeof mimeType === 'string' && mimeType.startsWith('image/');
  const name = typeof thumb === 'string' ? thumb : isPicture ? filename : undefined;
  return typeof name === 'string' ? staffFile(name) : null;
}
