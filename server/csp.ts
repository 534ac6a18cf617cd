import { createHash } from 'node:crypto';
import { isKnownScript } from './inline-scripts.ts';

const SCRIPT = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/gi;
const IS_EXTERNAL = /\ssrc=/i;
const IS_DATA = /\stype="(application\/(ld\+)?json|speculationrules)"/i;

const sourceOf = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;

/** The inline scripts of a page that a browser would run. */
function scriptsIn(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !IS_EXTERNAL.test(attributes) && !IS_DATA.test(attributes))
    .flatMap(([, , script]) => script || []);
}

/**
 * The hash sources of the inline scripts of a page, each once, and how many scripts get none: those of no known form,
 * which somebody may have injected. `isKnown` tells the forms.
 */
export function scriptHashes(html: string, isKnown = isKnownScript) {
  const scripts = scriptsIn(html);
  const known = scripts.filter(isKnown);
  return { hashes: [...new Set(known.map(sourceOf))], unknown: scripts.length - known.length };
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
