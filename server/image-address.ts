import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileKey, purgeHeaders } from '../lib/derived/purge-keys.ts';
import { AVIF_MAX_WIDTH_PX, canonicalSource, IMAGE_FORMATS } from '../lib/domain/images.ts';

const OPTIMIZER = /^\/_next\/image\?/;

const formatFor = (accept: string, widthPx: number): string => {
  const formats = IMAGE_FORMATS.filter((type) => type !== 'image/avif' || widthPx <= AVIF_MAX_WIDTH_PX);
  const taken = accept.split(',').filter((type) => !/;\s*q=0(?:\.0*)?\s*$/.test(type));
  return formats.find((type) => taken.some((each) => each.trim().startsWith(type))) ?? '';
};

function isDecodable(source: string): boolean {
  try {
    return decodeURIComponent(source) !== '';
  } catch {
    return false;
  }
}

/**
 * One spelling of a picture's source (`canonicalSource`): others would survive a takedown. One format: wide pictures
 * are no AVIF (docs/decisions/pictures.md), but Next has one list for all widths.
 */
export function writeImageAddress(req: IncomingMessage, res: ServerResponse) {
  const url = req.url ?? '/';
  if (!OPTIMIZER.test(url)) return;
  // Next writes its own for a picture and none for a refusal: what is refused now may be public in a minute.
  res.setHeader('Cache-Control', 'no-store');
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const [source, ...more] = query.getAll('url');
  if (source === undefined || more.length > 0) return;
  if (!isDecodable(source)) {
    // Next answers 400 to an address without a picture, and 500 to one that it cannot decode
    query.delete('url');
    req.url = `/_next/image?${query}`;
    return;
  }
  const canonical = canonicalSource(source);
  const key = fileKey(canonical);
  for (const [name, value] of purgeHeaders(key ? [key] : [])) res.setHeader(name, value);
  const format = formatFor(req.headers.accept ?? '', Number(query.get('w')));
  if (format === '') delete req.headers.accept;
  else req.headers.accept = format;
  query.set('url', canonical);
  req.url = `/_next/image?${query}`;
}
