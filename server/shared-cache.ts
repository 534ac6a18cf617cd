import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';

/** Answers that a cache in front of the site may keep: what is there, what has not changed, what is gone. */
const KEPT = new Set([200, 206, 304, 404, 410]);
/** Fresh for the second in which they were made; when the site is down, good for a day. */
const WHAT_IS_TRUE = 'public, max-age=0, s-maxage=1, stale-if-error=86400';
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
    if (lifetime || /max-age=0\b/.test(control)) res.setHeader('Cache-Control', WHAT_IS_TRUE);
    res.setHeader('X-Accel-Expires', `@${Math.floor(Date.now() / 1000)}`);
  });
}
