import type { Route } from '../routes/screens.ts';
import { env } from '../system/env.ts';
import type { Takedown } from './takedown.ts';

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

const ANSWER_LIMIT_MS = 3_000;
const KEYS_AT_ONCE = 30;

/** The keys that caches in front drop: also lists and previews, which may show a face without its name. */
const keysOf = ({ talents, files }: Takedown): string[] => [
  'pages',
  'previews',
  ...talents.map((id) => `talent:${id}`),
  ...files.flatMap((file) => fileKey(file) ?? []),
];

/** Makes the front's cache (PURGE_URL), if any, forget a takedown. Throws when it refuses or is silent. */
export async function purgeFront(takedown: Takedown): Promise<void> {
  const { PURGE_URL, PURGE_TOKEN = '' } = env();
  if (PURGE_URL === undefined) return;
  const keys = keysOf(takedown);
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    const some = keys.slice(at, at + KEYS_AT_ONCE);
    const answer = await fetch(PURGE_URL, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${PURGE_TOKEN}`,
        'Fastly-Key': PURGE_TOKEN,
        'Surrogate-Key': some.join(' '),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ tags: some }),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the cache in front answered ${answer.status}`);
  }
}
