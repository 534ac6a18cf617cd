import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';

/** Statuses that a cache in front of the site may store: present, unchanged, gone. */
const KEPT = new Set([200, 206, 304, 404, 410]);
/** While the site is down, stored answers are good for a day. */
const WITHOUT_THE_SITE = 'stale-if-error=86400';
/** Fresh for the second in which it was made. */
const WHAT_IS_TRUE = `public, max-age=0, s-maxage=1, ${WITHOUT_THE_SITE}`;
/** Files of the build never change and are never taken down. */
const FOR_EVER = '/_next/static/';

const textOf = (value: ReturnType<ServerResponse['getHeader']>) => String(value ?? '');

/** Caches revalidate after 1 s, so saves show (docs/decisions/front.md). nginx reads `X-Accel-Expires`. */
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
