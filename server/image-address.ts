import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileKey, purgeHeaders } from '../lib/derived/purge-keys.ts';
import { AVIF_MAX_WIDTH_PX, canonicalSource } from '../lib/domain/images.ts';

const OPTIMIZER = /^\/_next\/image\/?\?/;

const withoutAvif = (accept: string) =>
  accept
    .split(',')
    .filter((type) => !type.trim().startsWith('image/avif'))
    .join();

function isDecodable(source: string): boolean {
  try {
    return decodeURIComponent(source) !== '';
  } catch {
    return false;
  }
}

/**
 * One spelling of a picture's source (`canonicalSource`): others would survive a takedown. Wide pictures do not
 * accept AVIF (docs/decisions/pictures.md), because Next has one list of formats for all widths.
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
  if (req.headers.accept && Number(query.get('w')) > AVIF_MAX_WIDTH_PX)
    req.headers.accept = withoutAvif(req.headers.accept);
  query.set('url', canonical);
  req.url = `/_next/image?${query}`;
}
