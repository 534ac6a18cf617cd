import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@passarela/gate/request-id';
import onHeaders from 'on-headers';
import { SCREEN_NAMES, SCREENS, spellingsOf } from '../lib/routes/screens.ts';
import { sharedState } from '../lib/system/own-server.ts';
import { routeOf } from './resolve-request.ts';

const YEAR_S = 31_536_000;

/** The answers that other sites may show: pictures, icons, chat previews and feeds. */
const SHARED =
  /^\/(?:social\/|feed\/|_next\/image(?:$|[?])|(?:favicon\.ico|icon(?:-[\w-]+)?\.(?:svg|png)|apple-touch-icon\.png|(?:no|broken)-photo\.svg)(?:$|[?]))/;

/** The answer's policy for embedding at this address (Cross-Origin-Resource-Policy). */
const resourcePolicy = (url: string) => (SHARED.test(url) ? 'cross-origin' : 'same-origin');

type Transport = { isHttps: boolean; hstsPreload: boolean };

/** Strict-Transport-Security if visitors come by TLS; with `hstsPreload` in the form of browsers' lists. */
function transportSecurity({ isHttps, hstsPreload }: Transport): Record<string, string> {
  if (!isHttps) return {};
  const value = hstsPreload ? `max-age=${2 * YEAR_S}; includeSubDomains; preload` : `max-age=${YEAR_S}`;
  return { 'Strict-Transport-Security': value };
}

const FILES = /^\/_next\/(?:static\/|image\/?[?])/;

const SECRET_WORDS = SCREEN_NAMES.filter((screen) => SCREENS[screen].isSecret).flatMap(spellingsOf);
/** Addresses of packages and of previews: no other site and no log learns their secret. */
const SECRET = new RegExp(`^/(?:(?:(?:pt|en)/)?(?:${SECRET_WORDS.join('|')})(?![\\w-])|api/packages/)`, 'i');

export const hasSecret = (url: string): boolean => SECRET.test(url);

const PAGE_HEADERS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

export function commonHeaders(transport: Transport) {
  const ofFiles = { 'X-Content-Type-Options': 'nosniff', ...transportSecurity(transport) };
  const ofPages = { ...ofFiles, ...PAGE_HEADERS };
  const ofSecrets = { ...ofPages, 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' };
  return (url: string): Record<string, string> => ({
    ...(FILES.test(url) ? ofFiles : hasSecret(url) ? ofSecrets : ofPages),
    'Cross-Origin-Resource-Policy': resourcePolicy(url),
  });
}

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

/**
 * Answers 400 if Next answers 500 to an unreadable form (`lib/system/unreadable-body.ts`): the sender's fault,
 * without an alarm. Any other 500 stays one.
 */
export function blameMalformedActions(req: IncomingMessage, res: ServerResponse): void {
  if (req.method !== 'POST' || routeOf(req) === null) return;
  const id = String(req.headers[REQUEST_ID_HEADER]);
  const { posted } = sharedState();
  posted.set(id, 'readable');
  res.once('close', () => posted.delete(id));
  onHeaders(res, () => {
    if (res.statusCode === 500 && posted.get(id) === 'unreadable') res.statusCode = 400;
  });
}
