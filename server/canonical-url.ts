import type { Lang } from '../lib/domain/languages.ts';
import { hrefOf } from '../lib/routes/href.ts';
import { isPageAddress } from '../lib/routes/page-address.ts';
import { resolve } from '../lib/routes/resolve.ts';
import type { Place } from '../lib/routes/screens.ts';

/** Next asks itself for a page's data by this name. */
const OF_NEXT = /^_rsc=[\w-]*$/;
/** No screen has these addresses: one for all that are missing. */
const MISSING: Record<Lang, string> = { pt: '/-', en: '/en/-' };

/** A talent without what the id does not need: any name and any gender lead to the same page. */
const essential = (place: Place): Place =>
  place.screen === 'talent' ? { ...place, params: { ...place.params, gender: undefined, name: '' } } : place;

const withOwn = (address: string, query: string) => {
  const own = query.split('&').filter((pair) => OF_NEXT.test(pair));
  return own.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${own.join('&')}`;
};

export type Canonical = { url: string; place: Place | null; missingUrl: string };

/** The one address of a page, its place, and that of the 404 page; null for redirects and for what is no page. */
export function canonicalUrl(url: string): Canonical | null {
  const [path = '/', query = ''] = url.split(/\?(.*)/s);
  const found = isPageAddress(path) ? resolve(path, query) : null;
  if (found === null || found.kind === 'redirect') return null;
  const missingUrl = withOwn(MISSING[found.lang], query);
  if (found.kind === 'notFound') return { url: missingUrl, place: null, missingUrl };
  return { url: withOwn(hrefOf(essential(found.place), found.lang), query), place: found.place, missingUrl };
}
