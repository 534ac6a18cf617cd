const YEAR_S = 31_536_000;

/** What other sites may show: pictures of chat previews, pictures and icons, and feeds. */
const SHARED =
  /^\/(?:social\/|feed\/|_next\/image(?:$|[?])|(?:favicon\.ico|icon(?:-[\w-]+)?\.(?:svg|png)|apple-touch-icon\.png|(?:no|broken)-photo\.svg)(?:$|[?]))/;

/** Who may embed the answer at this address of the site (Cross-Origin-Resource-Policy). */
export const resourcePolicy = (url: string) => (SHARED.test(url) ? 'cross-origin' : 'same-origin');

export type Transport = { isHttps: boolean; hstsPreload: boolean };

/** Strict-Transport-Security where visitors come by TLS; with `hstsPreload` in the form of browsers' lists. */
function transportSecurity({ isHttps, hstsPreload }: Transport): Record<string, string> {
  if (!isHttps) return {};
  const value = hstsPreload ? `max-age=${2 * YEAR_S}; includeSubDomains; preload` : `max-age=${YEAR_S}`;
  return { 'Strict-Transport-Security': value };
}

/** Files of the build and pictures, of which a page fetches some thirty. */
const FILES = /^\/_next\/(?:static\/|image\/?[?])/;

/** What a page may do: browsers ask nobody else. */
const PAGE_HEADERS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Gives the headers of the answer at an address, whatever it holds, besides `resourcePolicy`; made once, for every request. */
export function commonHeaders(transport: Transport) {
  const ofFiles = { 'X-Content-Type-Options': 'nosniff', ...transportSecurity(transport) };
  const ofPages = { ...ofFiles, ...PAGE_HEADERS };
  return (url: string): Record<string, string> => (FILES.test(url) ? ofFiles : ofPages);
}
