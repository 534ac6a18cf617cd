import type { IncomingMessage } from 'node:http';
import { type Address, takeAddress } from '@passarela/gate/address';
import { Refused } from '@passarela/gate/refusal';
import { type Resolution, resolve, splitUrl } from '../lib/routes/resolve.ts';
import type { Route } from '../lib/routes/screens.ts';
import { ownHeader, readOwnHeader, TYPED_ADDRESS_HEADER } from '../lib/system/own-server.ts';

/** `middleware.ts` repeats it: Next reads it unevaluated. */
export const PAGE_PATHS =
  '/((?!_next/(?:static|image)(?:/|$)|api(?:/|$)|(?:feed|sitemaps|social/[^/]+)/[^/]+\\.\\w+$|(?:healthz|readyz|\\.well-known/security\\.txt|robots\\.txt|sitemap\\.xml|manifest\\.webmanifest|favicon\\.ico|icon(?:-[\\w-]+)?\\.(?:svg|png)|apple-touch-icon\\.png|(?:no|broken)-photo\\.svg)$).*)';
const PAGES = new RegExp(`^${PAGE_PATHS}$`);
export const isPagePath = (path: string): boolean => PAGES.test(path);

type Requested = Pick<IncomingMessage, 'url'> & Partial<Pick<IncomingMessage, 'headers'>>;

const resolutions = new WeakMap<Requested, Resolution | null>();

const typedAddress = ({ url = '/', headers = {} }: Requested): string =>
  readOwnHeader({ get: (name) => [headers[name]].flat()[0] ?? null }, TYPED_ADDRESS_HEADER) ?? url;

/**
 * Reads the address at the very beginning: `req.url` is the one spelling of it, for the gate, the pictures' turns and
 * Next. A header tells the middleware that a page was typed otherwise (a slash too many will do), and it redirects.
 */
export function takeOwnAddress(req: IncomingMessage): Address | Refused {
  const address = takeAddress(req, isPagePath);
  delete req.headers[TYPED_ADDRESS_HEADER];
  if (!(address instanceof Refused) && !address.isExact && isPagePath(address.path))
    req.headers[TYPED_ADDRESS_HEADER] = ownHeader(`/${address.url}`);
  return address;
}

/** The meaning of a request's address, null for no page. Resolved once: later changes of `url` do not count. */
export function resolutionOf(req: Requested): Resolution | null {
  const known = resolutions.get(req);
  if (known !== undefined) return known;
  const [path, query] = splitUrl(typedAddress(req));
  const resolution = isPagePath(path) ? resolve(path, query) : null;
  resolutions.set(req, resolution);
  return resolution;
}

/** By any of its addresses: a form may come from an alias. */
export function routeOf(req: Requested): Route | null {
  const resolution = resolutionOf(req);
  return resolution === null || resolution.kind === 'notFound' ? null : resolution.route;
}
