import { resolve } from '../routes/resolve.ts';

const OPTIMIZED = /\/_next\/image\?url=([^&"\s]+)/g;
const KEYS_MAX = 120;

/** The key of a file, by its name; null for what has none. */
export function fileKey(address: string): string | null {
  const name = address.split(/[?#]/, 1)[0]?.split('/').at(-1);
  return name ? `file:${name.replace(/[^\w.%~-]/g, encodeURIComponent)}` : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What a page shows, as keys for caches in front of the site: its talent, and every picture in it. */
export function pageKeys(html: string, path: string): string[] {
  const found = resolve(path, '');
  const talent = found.kind === 'rewrite' && found.place.screen === 'talent' ? [found.place.params.id] : [];
  const files = Array.from(html.matchAll(OPTIMIZED), ([, source = '']) => fileKey(decoded(source)));
  const keys = ['pages', ...talent.map((id) => `talent:${id}`), ...files.filter((key) => key !== null)];
  return [...new Set(keys)].slice(0, KEYS_MAX);
}

/** Keys as headers, in both ways that caches read: as Cloudflare does, and as Fastly and Varnish do. */
export const purgeHeaders = (keys: readonly string[]): [name: string, value: string][] =>
  keys.length === 0
    ? []
    : [
        ['Cache-Tag', keys.join(',')],
        ['Surrogate-Key', keys.join(' ')],
      ];
