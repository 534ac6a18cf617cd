import { parseStored, readText, storeText } from '@/components/ui/storage';
import { CARD_WIDTHS_PX, imageUrl } from '@/lib/domain/images';
import type { Lang } from '@/lib/domain/languages';
import type { KeepMessage } from '@/lib/offline/keep-message';
import { favoritesHref, talentHref } from '@/lib/routes/page-href';
import type { FavoriteTalent } from '@/lib/view/talent-card';

const KEY = 'read-posts';
const MOST = 5;

/** The addresses of the posts that were read last in this tab, the newest first. */
function readPosts(): string[] {
  const stored = parseStored(readText(KEY, 'tab'));
  return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
}

/** Puts a post before those read earlier; without storage its copy lasts until the favorites are stored anew. */
function addReadPost(path: string): void {
  const others = readPosts().filter((other) => other !== path);
  storeText(KEY, JSON.stringify([path, ...others].slice(0, MOST)), 'tab');
}

/** More would not fit into the worker's storage. */
const PROFILES_MAX = 60;
const COVER_PX = CARD_WIDTHS_PX[2];
const WIDEST_PX = 1080;

const addressesOf = (elements: Iterable<HTMLScriptElement | HTMLLinkElement>) =>
  [...elements]
    .map((element) => ('src' in element ? element.src : element.href))
    .filter((address) => address.includes('/_next/static/'));

/** The page's parts of the build, and the width of this screen. */
const needed = () => ({
  parts: [
    ...addressesOf(document.scripts),
    ...addressesOf(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')),
  ],
  width: Math.min(WIDEST_PX, innerWidth * devicePixelRatio),
});

/** Has the worker store one more post. */
export async function keepPost(page: string): Promise<void> {
  addReadPost(page);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ pages: [{ page }], ...needed(), more: true } satisfies KeepMessage);
}

/** The same favorites are looked after once in so long, however many pages are opened. */
const AGAIN_MS = 60_000;
let last = { favorites: '', at: 0 };

/** Has the worker store these favorites and the last read posts for offline use, and nothing else. */
export async function storeOffline(lang: Lang, favorites: readonly FavoriteTalent[]): Promise<void> {
  const now = { favorites: `${lang} ${favorites.map(({ id }) => id)}`, at: Date.now() };
  if (now.favorites === last.favorites && now.at - last.at < AGAIN_MS) return;
  last = now;
  await navigator.serviceWorker.register('/api/offline', { scope: '/', updateViaCache: 'none' });
  if (favorites.length === 0) {
    // The worker itself ends, after its earlier messages.
    (await navigator.serviceWorker.ready).active?.postMessage({ pages: [] } satisfies KeepMessage);
    return;
  }
  const { prepareQuote } = await import('../forms/quote/quote-form');
  const [{ active }] = await Promise.all([navigator.serviceWorker.ready, prepareQuote()]);
  const profiles = favorites.slice(0, PROFILES_MAX).map(({ id, name, section, cover, slug = name }) => ({
    page: talentHref({ section, id, name: slug }, lang),
    cover: cover && imageUrl(cover, COVER_PX),
  }));
  // Meanwhile the hearts may have changed, or gone.
  if (last !== now) return;
  active?.postMessage({
    pages: [{ page: favoritesHref(lang) }, ...readPosts().map((page) => ({ page })), ...profiles],
    ...needed(),
  } satisfies KeepMessage);
}
