import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const NONCE_BYTES = 16;

// Payload styles elements by attribute; scripts need the nonce of their own page
const policy = (nonce: string, isDev: boolean): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self'${isDev ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Sets the content policy. Each admin page gets a nonce, which Next writes into its scripts. */
export function setPolicy(request: IncomingMessage, response: ServerResponse, isDev: boolean): void {
  if (!request.url?.startsWith('/admin')) {
    response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    return;
  }
  const value = policy(randomBytes(NONCE_BYTES).toString('base64'), isDev);
  request.headers['content-security-policy'] = value;
  response.setHeader('Content-Security-Policy', value);
}
