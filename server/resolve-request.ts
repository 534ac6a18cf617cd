import type { IncomingMessage } from 'node:http';
import { RESOLUTION_HEADER } from '../lib/routes/resolution-header.ts';
import { type Resolution, resolve } from '../lib/routes/resolve.ts';
import type { Place } from '../lib/routes/screens.ts';

/** Addresses that the table of screens decides: all but Next's own, the API and the files that are really there. */
const PAGES =
  /^\/((?!_next\/(?:static|image)(?:\/|$)|api(?:\/|$)|(?:feed|sitemaps|social\/[^/]+)\/[^/]+\.\w+$|(?:healthz|\.well-known\/security\.txt|robots\.txt|sitemap\.xml|manifest\.webmanifest|favicon\.ico|icon(?:-[\w-]+)?\.(?:svg|png)|apple-touch-icon\.png|(?:no|broken)-photo\.svg)$).*)$/;

type Asked = Pick<IncomingMessage, 'url'>;

const resolutions = new WeakMap<Asked, Resolution | null>();

/** The path of an address, and its query without `?`. */
export function splitUrl(url = '/'): [path: string, query: string] {
  const [path = '/', query = ''] = url.split(/\?(.*)/s);
  return [path, query];
}

/** What a request's address means, null for no page. Decided once: later changes of `url` do not count. */
export function resolutionOf(req: Asked): Resolution | null {
  const known = resolutions.get(req);
  if (known !== undefined) return known;
  const [path, query] = splitUrl(req.url);
  const resolution = PAGES.test(path) ? resolve(path, query) : null;
  resolutions.set(req, resolution);
  return resolution;
}

/** The place that a request asks for, by any of its addresses; null for redirects and no page. */
export function placeOf(req: Asked): Place | null {
  const resolution = resolutionOf(req);
  return resolution?.kind === 'rewrite' ? resolution.place : null;
}

/** Hands a decision to the middleware, in place of whatever the visitor wrote into that header. */
export function handToMiddleware({ headers }: IncomingMessage, resolution: Resolution | null) {
  delete headers[RESOLUTION_HEADER];
  if (resolution) headers[RESOLUTION_HEADER] = `${resolution.kind} ${resolution.to}`;
}
