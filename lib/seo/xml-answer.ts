/** Search engines come now and then: ten minutes behind a cache are soon enough. */
const SHARED = 'public, max-age=0, s-maxage=600';

export const xmlAnswer = (xml: string, type = 'application/xml') =>
  new Response(xml, { headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': SHARED } });

export const missingXml = () => new Response('Not found', { status: 404 });

/** The services fail and there never were data: clients must retry soon, and not take it for empty. */
export const unavailableXml = () =>
  new Response('Not available', { status: 503, headers: { 'Retry-After': '10' } });
