import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Existence } from '../lib/backend/existence.ts';
import type { Place } from '../lib/routes/screens.ts';
import { canonicalUrl } from './canonical-url.ts';

declare global {
  /** Set by `instrumentation.ts`. */
  var passarelaExistence: ((place: Place) => Promise<Existence>) | undefined;
}

const BUSY = 'Volte em instantes. / Please try again shortly.\n';

/** For one of too many who come for what nobody knows: it may be there a moment later. */
function sendBusy(res: ServerResponse) {
  res.statusCode = 503;
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.setHeader('Retry-After', '5');
  res.setHeader('Cache-Control', 'no-store');
  res.end(BUSY);
}

/**
 * Gives Next the one address of a page, by every method, and that of the 404 page where nothing is behind it: Next
 * writes the address of whoever comes first into the page that it keeps for all. The browser still has its own. False
 * where the answer is already given (docs/decisions/unknown-addresses.md).
 */
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
