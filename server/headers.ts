import { SCREEN_NAMES, SCREENS, spellingsOf } from '../lib/routes/screens.ts';

const YEAR_S = 31_536_000;

/** The answers that other sites may show: pictures, icons, chat previews and feeds. */
const SHARED =
  /^\/(?:social\/|feed\/|_next\/image(?:$|[?])|(?:favicon\.ico|icon(?:-[\w-]+)?\.(?:svg|png)|apple-touch-icon\.png|(?:no|broken)-photo\.svg)(?:$|[?]))/;

/** The answer's policy for embedding at this address (Cross-Origin-Resource-Policy). */
export const resourcePolicy = (url: string) => (SHARED.test(url) ? 'cross-origin' : 'same-origin');

export type Transport = { isHttps: boolean; hstsPreload: boolean };

/** Strict-Transport-Security if visitors come by TLS; with `hstsPreload` in the form of browsers' lists. */
function transportSecurity({ isHttps, hstsPreload }: Transport): Record<string, string> {
  if (!isHttps) return {};
  const value = hstsPreload ? `max-age=${2 * YEAR_S}; includeSubDomains; preload` : `max-age=${YEAR_S}`;
  return { 'Strict-Transport-Security': value };
}

const FILES = /^\/_next\/(?:static\/|image\/?[?])/;

const SECRET_WORDS = SCREEN_NAMES.filter((screen) => SCREENS[screen].isSecret).flatMap((screen) =>
  SCREENS[screen].segments.flatMap(spellingsOf),
);
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
  return (url: string): Record<string, string> =>
    FILES.test(url) ? ofFiles : hasSecret(url) ? ofSecrets : ofPages;
}
