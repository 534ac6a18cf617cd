import 'server-only';
import type { Lang } from '../domain/languages.ts';
import { href } from '../routes/href.ts';
import { internalPath, missingPath } from '../routes/internal.ts';
import { resolve } from '../routes/resolve.ts';
import type { Route } from '../routes/screens.ts';
import { type Existence, existenceOf } from './existence.ts';

/** The answer to a page's address. A redirect `to` a path keeps the query; `mayChange`: browsers must not cache it. */
export type Decision =
  | { kind: 'redirect'; to: string; mayChange: boolean }
  | { kind: 'page'; to: string; status: 200 | 404 | 410 }
  | { kind: 'busy' };

/** The canonical path by the index; null if the address is enough, or without an index. */
function ownPath(route: Route, existence: Existence, lang: Lang): string | null {
  if (typeof existence !== 'object') return null;
  if ('movedTo' in existence) return href('post', { slug: existence.movedTo }, lang);
  if (route.screen !== 'talent') return null;
  const { section, id } = route.params;
  return href('talent', { section, id, name: existence.name }, lang);
}

/** Decides on a page's address, with its query (docs/decisions/unknown-addresses.md). */
export async function decide(pathname: string, search: string): Promise<Decision> {
  const resolution = resolve(pathname, search);
  const { kind, to, lang } = resolution;
  const route = kind === 'notFound' ? null : resolution.route;
  if (route === null)
    return kind === 'redirect' ? { kind, to, mayChange: false } : { kind: 'page', to, status: 404 };
  const existence = await existenceOf(route);
  if (existence === 'busy') return { kind: 'busy' };
  if (existence === 'missing') return { kind: 'page', to: missingPath(lang), status: 404 };
  const own = ownPath(route, existence, lang);
  if (own !== null && own !== pathname) return { kind: 'redirect', to: own, mayChange: true };
  if (kind === 'redirect') return { kind, to, mayChange: route.screen === 'talent' };
  return { kind: 'page', to: internalPath(route, lang), status: existence === 'gone' ? 410 : 200 };
}
