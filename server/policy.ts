import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const INSERTED = /__insertCSS\((".*")\);?$/m;

/** The style sheet that the toast library (sonner) writes into the page; no other library does. */
export function toastStyle(): string {
  const file = createRequire(import.meta.url).resolve('sonner');
  const [, literal] = INSERTED.exec(readFileSync(file, 'utf8')) ?? [];
  if (literal === undefined) throw new Error('sonner no longer inserts its style as it did');
  return String(JSON.parse(literal));
}

/** The sources that allow inline scripts or styles, by their hashes. */
export const hashSources = (inline: readonly string[]): string[] => [
  ...new Set(inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)),
];

/** `mediaOrigins`: allowed sources of pictures and videos besides the site itself. */
export type PolicyOptions = { mediaOrigins: readonly string[]; isHttps: boolean; isDev: boolean };

// The element comes empty and is filled then: a browser looks at both.
const LIBRARY_STYLES = hashSources(['', toastStyle()]);

/** The policy of a page with these inline scripts and styles; only development allows eval and web sockets. */
export function policy(
  scripts: readonly string[],
  styles: readonly string[],
  { mediaOrigins, isHttps, isDev }: PolicyOptions,
): string {
  const scriptSources = [...hashSources(scripts), ...(isDev ? ["'unsafe-eval'"] : [])];
  const styleSources = isDev ? ["'unsafe-inline'"] : [...LIBRARY_STYLES, ...hashSources(styles)];
  const origins = mediaOrigins.join(' ');
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scriptSources].join(' '),
    ["style-src 'self'", ...styleSources].join(' '),
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
    `style-src ${hashSources([style])}`,
    'font-src data:',
    "img-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
