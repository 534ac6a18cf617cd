import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';

/** Answers that a cache in front of the site may keep: what is there, what has not changed, what is gone. */
const KEPT = new Set([200, 206, 304, 404, 410]);
/** When the site is down, what is kept is good for a day. */
const WITHOUT_THE_SITE = 'stale-if-error=86400';
/** Fresh for the second in which it was made. */
const WHAT_IS_TRUE = `public, max-age=0, s-maxage=1, ${WITHOUT_THE_SITE}`;
/** Files of the build never change; nobody takes them down. */
const FOR_EVER = '/_next/static/';

const textOf = (value: ReturnType<ServerResponse['getHeader']>) => String(value ?? '');

/**
 * Sets the headers for caches in front of the site (docs/decisions/front.md): what anybody may keep is asked for again after a
 * second, so that a save or a takedown shows through them. nginx reads `X-Accel-Expires` (here: the present second), others
 * `Cache-Control`. How long the site itself keeps the page stands in `Cache-Status` (RFC 9211).
 */
export function setSharedCacheHeaders(req: IncomingMessage, res: ServerResponse) {
  if (req.url?.startsWith(FOR_EVER)) return;
  onHeaders(res, () => {
    const control = textOf(res.getHeader('cache-control'));
    if (!KEPT.has(res.statusCode) || !/\bpublic\b|s-maxage/.test(control)) return;
    const [, lifetime] = /s-maxage=(\d+)/.exec(control) ?? [];
    if (lifetime) res.setHeader('Cache-Status', `passarela; ttl=${lifetime}`);
    const isAskedAgain = lifetime || /max-age=0\b/.test(control);
    res.setHeader('Cache-Control', isAskedAgain ? WHAT_IS_TRUE : `${control}, ${WITHOUT_THE_SITE}`);
    res.setHeader('X-Accel-Expires', `@${Math.floor(Date.now() / 1000)}`);
  });
}
