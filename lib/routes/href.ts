import { slugOf } from '@passarela/contract/latin';
import type { Lang } from '../domain/languages.ts';
import { filterQuery } from './filter-query.ts';
import { type Builders, pageBuilders } from './page-href.ts';
import type { Route, Screen, ScreenParams } from './screens.ts';

const builders: Builders<Screen> = {
  ...pageBuilders,
  talent: ({ name, ...talent }, lang) => pageBuilders.talent({ ...talent, name: slugOf(name) }, lang),
  compare: ({ ids, filters }, lang) => {
    const address = pageBuilders.compare({ ids }, lang);
    return filters && ids.length > 0 ? `${address}&${filterQuery(filters, lang)}` : address;
  },
  find: ({ filters, ...list }, lang) => {
    const address = pageBuilders.talents(list, lang);
    return `${address}${address.includes('?') ? '&' : '?'}${filterQuery(filters, lang)}`;
  },
};

/** The canonical address of a screen: `/modelos?letra=b&pagina=2`, `/en/models/12/ana-lima`. */
export function href<S extends Screen>(screen: S, params: ScreenParams[S], lang: Lang): string {
  return builders[screen](params, lang);
}

/** {@link href} of a place, as {@link resolve} gives it. */
export function hrefOf<S extends Screen>(route: Route<S>, lang: Lang): string {
  return href<S>(route.screen, route.params, lang);
}
