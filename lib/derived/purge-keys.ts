import type { Route } from '../routes/screens.ts';

/** The key of a file, by its name; null without one. */
export function fileKey(address: string): string | null {
  const name = address.split(/[?#]/, 1)[0]?.split('/').at(-1);
  return name ? `file:${name.replace(/[^\w.%~-]/g, encodeURIComponent)}` : null;
}

/** A page's keys for caches in front of the site; without its pictures, which would overflow the header. */
export const pageKeys = (route: Route | null): string[] =>
  route?.screen === 'talent' ? ['pages', `talent:${route.params.id}`] : ['pages'];

/** Keys as headers, in both ways that caches read: as Cloudflare does, and as Fastly and Varnish do. */
export const purgeHeaders = (keys: readonly string[]): [name: string, value: string][] =>
  keys.length === 0
    ? []
    : [
        ['Cache-Tag', keys.join(',')],
        ['Surrogate-Key', keys.join(' ')],
      ];
