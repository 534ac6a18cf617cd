/** On every answer of the panel, whatever wrote it; Strict-Transport-Security only where staff come by TLS. */
export const securityHeaders = (isHttps: boolean): readonly (readonly [string, string])[] => [
  ['X-Frame-Options', 'DENY'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ...(isHttps ? ([['Strict-Transport-Security', 'max-age=31536000']] as const) : []),
];
