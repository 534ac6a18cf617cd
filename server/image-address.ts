import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileKey, purgeHeaders } from '../lib/derived/purge-keys.ts';
import { canonicalSource } from '../lib/domain/images.ts';

const OPTIMIZER = /^\/_next\/image\/?\?/;

/** One spelling of a picture's source (`canonicalSource`): others would leave copies after a takedown. */
export function writeImageAddress(req: IncomingMessage, res: ServerResponse) {
  const url = req.url ?? '/';
  if (!OPTIMIZER.test(url)) return;
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const [source, ...more] = query.getAll('url');
  if (source === undefined || more.length > 0) return;
  const canonical = canonicalSource(source);
  const key = fileKey(canonical);
  for (const [name, value] of purgeHeaders(key ? [key] : [])) res.setHeader(name, value);
  query.set('url', canonical);
  req.url = `/_next/image?${query}`;
}
