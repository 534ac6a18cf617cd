import { createHash } from 'node:crypto';
import { toastStyle } from './library-styles.ts';

const SCRIPT = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/gi;
const IS_EXTERNAL = /\ssrc=/i;
const IS_DATA = /\stype="(application\/(ld\+)?json|speculationrules)"/i;

const sourceOf = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;

export const hashSources = (scripts: readonly string[]): string[] => [...new Set(scripts.map(sourceOf))];

export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !IS_EXTERNAL.test(attributes) && !IS_DATA.test(attributes))
    .flatMap(([, , script]) => script || []);

/** `mediaOrigins`: allowed sources of pictures and videos besides the site itself. */
export type PolicyOptions = { mediaOrigins: () => readonly string[]; isHttps: boolean; isDev: boolean };

// The element comes empty and is filled then: a browser looks at both.
const LIBRARY_STYLES = [...new Set(['', toastStyle()])].map(sourceOf);

/** The policy of a page with these script hashes and inline styles; only development allows eval and web sockets. */
export function policy(
  hashes: string[],
  ownStyles: readonly string[],
  { mediaOrigins, isHttps, isDev }: PolicyOptions,
): string {
  const scripts = [...hashes, ...(isDev ? ["'unsafe-eval'"] : [])];
  const styles = isDev ? ["'unsafe-inline'"] : [...LIBRARY_STYLES, ...ownStyles.map(sourceOf)];
  const origins = mediaOrigins().join(' ');
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    `img-src 'self' data: blob: ${origins}`,
    `media-src 'self' ${origins}`,
    "font-src 'self'",
    `connect-src 'self'${isDev ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
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
