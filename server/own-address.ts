import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnown } from '../lib/backend/lookup.ts';
import type { Lang } from '../lib/domain/languages.ts';
import { hrefOf } from '../lib/routes/href.ts';
import { splitUrl } from '../lib/routes/resolve.ts';
import { ownHeader, TYPED_ADDRESS_HEADER } from '../lib/system/own-server.ts';
import { resolutionOf } from './resolve-request.ts';

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
