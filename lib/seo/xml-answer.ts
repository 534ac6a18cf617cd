import { createHash } from 'node:crypto';

/** Search engines come now and then: ten minutes behind a cache are soon enough. */
const SHARED = 'public, max-age=0, s-maxage=600';

export const xmlAnswer = (xml: string, type = 'application/xml') =>
  new Response(xml, { headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': SHARED } });

/** A feed that changed at `updated` (ISO 8601), or 304 for a reader whose tag is of it (RFC 9110, 13.1.2). */
export function feedAnswer(request: Request, xml: string, updated: string): Response {
  // weak: what is sent may be compressed
  const tag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`;
  const answer = xmlAnswer(xml, 'application/atom+xml');
  answer.headers.set('ETag', `W/${tag}`);
  answer.headers.set('Last-Modified', new Date(updated).toUTCString());
  // the time alone decides nothing: a post that was written long ago may come on air, or leave
  const seen = (request.headers.get('if-none-match') ?? '').split(/\s*,\s*/);
  const isSeen = seen.some((each) => each === '*' || each.replace(/^W\//, '') === tag);
  return isSeen ? new Response(null, { status: 304, headers: answer.headers }) : answer;
}

export const missingXml = () => new Response('Not found', { status: 404 });

/** The services fail and there never were data: clients must retry soon, and not take it for empty. */
export const unavailableXml = () =>
  new Response('Not available', { status: 503, headers: { 'Retry-After': '10' } });
