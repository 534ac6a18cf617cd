import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Existence } from '../lib/backend/existence.ts';
import type { Place } from '../lib/routes/screens.ts';
import { canonicalUrl } from './canonical-url.ts';

declare global {
  var passarelaExistence: ((place: Place) => Promise<Existence>) | undefined;
}

const BUSY = 'Volte em instantes. / Please try again shortly.\n';

/** Too many lookups at once: the page may exist. */
function sendBusy(res: ServerResponse) {
  res.statusCode = 503;
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.setHeader('Retry-After', '5');
  res.setHeader('Cache-Control', 'no-store');
  res.end(BUSY);
}

/** Gives Next the one address of a page, or the 404 page's; false when answered (docs/decisions/unknown-addresses.md). */
export async function admitAddress(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  const canonical = canonicalUrl(req.url ?? '/');
  if (canonical === null) return true;
  const { url, place, missingUrl } = canonical;
  const existence = place && (await globalThis.passarelaExistence?.(place));
  if (existence === 'busy') {
    sendBusy(res);
    return false;
  }
  req.url = existence === 'missing' ? missingUrl : url;
  return true;
}
