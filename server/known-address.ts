import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Existence } from '../lib/backend/existence.ts';
import type { Lang } from '../lib/domain/languages.ts';
import { href, hrefOf } from '../lib/routes/href.ts';
import { missingPath } from '../lib/routes/internal.ts';
import type { Place } from '../lib/routes/screens.ts';
import { handToMiddleware, resolutionOf, splitUrl } from './resolve-request.ts';

declare global {
  var passarelaExistence: ((place: Place) => Promise<Existence>) | undefined;
}

const BUSY = 'Volte em instantes. / Please try again shortly.\n';
/** Next asks itself for a page's data by this name. */
const OF_NEXT = /^_rsc=[\w-]*$/;
/** No screen has these addresses: one for all that are missing. */
const MISSING: Record<Lang, string> = { pt: '/-', en: '/en/-' };

/** A talent without what the id does not need: any name and any gender lead to the same page. */
const essential = (place: Place): Place =>
  place.screen === 'talent' ? { ...place, params: { ...place.params, gender: undefined, name: '' } } : place;

function withOwnQuery(address: string, url: string | undefined) {
  const own = splitUrl(url)[1]
    .split('&')
    .filter((pair) => OF_NEXT.test(pair));
  return own.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${own.join('&')}`;
}

/** Too many lookups at once: the page may exist. */
function sendBusy(res: ServerResponse) {
  res.statusCode = 503;
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.setHeader('Retry-After', '5');
  res.setHeader('Cache-Control', 'no-store');
  res.end(BUSY);
}

/** Gives Next a page's one address; false when answered (docs/decisions/unknown-addresses.md). */
export async function admitAddress(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  // The gate may have put another request in place of the one that was resolved.
  const resolution = resolutionOf(res.req);
  if (resolution === null || resolution.kind === 'redirect') return true;
  const { lang } = resolution;
  const place = resolution.kind === 'rewrite' ? resolution.place : null;
  const existence = place ? await globalThis.passarelaExistence?.(place) : 'missing';
  if (existence === 'busy') {
    sendBusy(res);
    return false;
  }
  if (typeof existence === 'object') {
    // A slug may be taken back: a browser that kept this for good would go round in circles.
    res.setHeader('Cache-Control', 'max-age=0, must-revalidate');
    handToMiddleware(req, { kind: 'redirect', to: href('post', { slug: existence.movedTo }, lang) });
    return true;
  }
  if (place && existence !== 'missing') {
    req.url = withOwnQuery(hrefOf(essential(place), lang), req.url);
  } else {
    req.url = withOwnQuery(MISSING[lang], req.url);
    handToMiddleware(req, { kind: 'notFound', to: missingPath(lang), lang });
  }
  return true;
}
