import { isRecord } from '@passarela/contract/is-record';

/** Where staff see a file: Payload asks who they are. /media gives only what is public. */
export const staffFile = (name: string): string => `/cms-api/media/file/${encodeURIComponent(name)}`;

/** What the panel's lists show of a file: its smallest size, or a picture itself; nothing of a video. */
export function thumbnail(doc: Record<string, unknown>): string | null {
  const { sizes, filename, mimeType } = doc;
  const thumb = isRecord(sizes) && isRecord(sizes.thumb) ? sizes.thumb.filename : undefined;
  const isPicture = typeof mimeType === 'string' && mimeType.startsWith('image/');
  const name = typeof thumb === 'string' ? thumb : isPicture ? filename : undefined;
  return typeof name === 'string' ? staffFile(name) : null;
}
