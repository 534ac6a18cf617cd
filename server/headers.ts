/** Headers of every answer, whatever it holds. Strict-Transport-Security only where visitors come by TLS. */
export function commonHeaders(isHttps: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}
