type Transport = { isHttps: boolean; hstsPreload: boolean };

const YEAR_S = 31_536_000;
const LISTED = `max-age=${2 * YEAR_S}; includeSubDomains; preload`;

/** On every answer of the panel; Strict-Transport-Security only if staff come by TLS. */
export const securityHeaders = ({
  isHttps,
  hstsPreload,
}: Transport): readonly (readonly [string, string])[] => [
  ['X-Frame-Options', 'DENY'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ...(isHttps ? ([['Strict-Transport-Security', hstsPreload ? LISTED : `max-age=${YEAR_S}`]] as const) : []),
];

/** The embedding policy: any site may embed public files, no site anything else. */
export const resourcePolicy = (url: string) => (url.startsWith('/media/') ? 'cross-origin' : 'same-origin');
