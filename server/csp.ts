import { createHash } from 'node:crypto';

const SCRIPT = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/gi;
const IS_EXTERNAL = /\ssrc=/i;
const IS_DATA = /\stype="(application\/(ld\+)?json|speculationrules)"/i;

const sourceOf = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;

/** The hash sources of the inline scripts of a page, each once. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(SCRIPT)) {
    if (script !== '' && !IS_EXTERNAL.test(attributes) && !IS_DATA.test(attributes)) {
      hashes.add(sourceOf(script));
    }
  }
  return [...hashes];
}

export type PolicyOptions = { storageOrigin: string; isHttps: boolean; isDev: boolean };

/**
 * The content security policy of a page whose inline scripts have these hashes. `unsafe-eval` and web sockets are for
 * hot reload in development only.
 */
export function policy(hashes: string[], { storageOrigin, isHttps, isDev }: PolicyOptions): string {
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${[...hashes, ...(isDev ? ["'unsafe-eval'"] : [])].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${storageOrigin}`,
    `media-src 'self' ${storageOrigin}`,
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    `connect-src 'self'${isDev ? ' ws:' : ''}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** The policy of a page that is whole in itself: this one inline style, the fonts in it, and our icon. */
export const stylePolicy = (style: string): string =>
  [
    "default-src 'none'",
    `style-src ${sourceOf(style)}`,
    'font-src data:',
    "img-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
