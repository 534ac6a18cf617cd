import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Address, takeAddress } from '@passarela/gate/address';
import { Refused } from '@passarela/gate/refusal';
import { isKnown } from '../lib/backend/lookup.ts';
import type { Lang } from '../lib/domain/languages.ts';
import { addressOf } from '../lib/forms/sender.ts';
import { hrefOf } from '../lib/routes/href.ts';
import { type Resolution, resolve, splitUrl } from '../lib/routes/resolve.ts';
import type { Route } from '../lib/routes/screens.ts';
import {
  ownHeader,
  readOwnHeader,
  TYPED_ADDRESS_HEADER,
  VISITOR_ADDRESS_HEADER,
} from '../lib/system/own-server.ts';

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

/** Next asks itself for data by a header and the first of this name; a visitor's would stay in everybody's page. */
const OF_NEXT = /^_rsc=[\w-]*$/;
/** No screen has these addresses: one for all that may be missing. */
const MISSING: Record<Lang, string> = { pt: '/-', en: '/en/-' };

/** The address without a visitor's additions: foreign queries, unknown things. Null for redirects and non-pages. */
function ownAddress(req: IncomingMessage): string | null {
  const resolution = resolutionOf(req);
  if (resolution === null || resolution.kind === 'redirect') return null;
  const { lang } = resolution;
  const [typedPath, typedQuery] = splitUrl(req.url);
  const ofNext = typedQuery.split('&').find((pair) => req.headers.rsc === '1' && OF_NEXT.test(pair)) ?? '';
  const isThere = resolution.kind === 'rewrite' && isKnown(resolution.route);
  const path = isThere ? typedPath : MISSING[lang];
  const query = isThere ? splitUrl(hrefOf(resolution.route, lang))[1] : '';
  const pairs = [query, ofNext].filter((pair) => pair !== '');
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/**
 * Asks Next for a page by its own address: Next writes the first visitor's address into everybody's page. The typed
 * one goes in a header to the middleware, which decides by it.
 */
export function askByOwnAddress(req: IncomingMessage, res: ServerResponse): void {
  const { url = '/', headers } = req;
  // The gate may have put another request in place of the one that was resolved.
  const own = ownAddress(res.req);
  if (own === null || own === url) return;
  headers[TYPED_ADDRESS_HEADER] ??= ownHeader(url);
  req.url = own;
}

/** The last entry is the one that our own proxy added: those before it are the visitor's word. */
const lastHop = (forwarded: string | string[] | undefined) =>
  String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();

/** Notes the visitor's address on the request: the connection's, or a trusted proxy's (TRUST_PROXY). */
export function noteVisitorAddress(req: IncomingMessage, trustProxy: boolean) {
  const forwarded = trustProxy ? lastHop(req.headers['x-forwarded-for']) : undefined;
  req.headers[VISITOR_ADDRESS_HEADER] = ownHeader(forwarded || req.socket.remoteAddress || 'unknown');
}

export const visitorOf = ({ headers }: IncomingMessage): string =>
  addressOf({ get: (name) => [headers[name]].flat()[0] ?? null });
