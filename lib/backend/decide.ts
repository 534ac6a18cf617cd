import 'server-only';
import { withoutJunk } from '@passarela/gate/address';
import type { Lang } from '../domain/languages.ts';
import { href, internalPath, missingPath } from '../routes/href.ts';
import { isAddress, type Resolution, resolve, splitUrl } from '../routes/resolve.ts';
import type { Route } from '../routes/screens.ts';
import { type Existence, existenceOf } from './existence.ts';

/** The answer to a page's address. Browsers must not cache a redirect that `mayChange`. */
export type Decision =
  | { kind: 'redirect'; to: string; mayChange: boolean }
  | { kind: 'page'; to: string; status: 200 | 400 | 404 | 410 }
  | { kind: 'busy' };

/** The canonical path by the index; null if the address is enough, or without an index. */
function ownPath(route: Route, existence: Existence, lang: Lang): string | null {
  if (typeof existence !== 'object') return null;
  if ('movedTo' in existence) return href('post', { slug: existence.movedTo }, lang);
  if (route.screen !== 'talent') return null;
  const { section, name } = existence;
  return href('talent', { section, id: route.params.id, name }, lang);
}

async function decideOn(resolution: Resolution, pathname: string, search: string): Promise<Decision> {
  const { kind, to, lang } = resolution;
  const query = kind === 'redirect' ? splitUrl(to)[1] : search;
  const route = kind === 'notFound' ? null : resolution.route;
  if (route === null)
    return kind === 'redirect'
      ? { kind, to, mayChange: false }
      : { kind: 'page', to: missingPath(lang), status: 404 };
  const existence = await existenceOf(route);
  if (existence === 'busy') return { kind: 'busy' };
  if (existence === 'missing') return { kind: 'page', to: missingPath(lang), status: 404 };
  const own = ownPath(route, existence, lang);
  if (own !== null && own !== pathname)
    return { kind: 'redirect', to: query ? `${own}?${query}` : own, mayChange: true };
  if (kind === 'redirect') return { kind, to, mayChange: route.screen === 'talent' };
  return { kind: 'page', to: internalPath(route, lang), status: existence === 'gone' ? 410 : 200 };
}

/** Decides on a page's address, with its query (docs/decisions/unknown-addresses.md). */
export async function decide(pathname: string, search: string): Promise<Decision> {
  const resolution = resolve(pathname, search);
  const decision = await decideOn(resolution, pathname, search);
  const isLost = decision.kind === 'page' && decision.status === 404;
  if (isLost && !isAddress(pathname)) return { ...decision, status: 400 };
  // Only the index knows that no post is called so, with what a chat wrote behind its link.
  const tidy = isLost && resolution.kind !== 'notFound' && search === '' ? withoutJunk(pathname) : pathname;
  if (tidy === pathname) return decision;
  const found = await decideOn(resolve(tidy, ''), tidy, '');
  if (found.kind === 'page' && found.status === 404) return decision;
  return found.kind === 'page' ? { kind: 'redirect', to: tidy, mayChange: true } : found;
}
