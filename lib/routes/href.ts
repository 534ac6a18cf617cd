import { type Lang, otherLang } from '../domain/languages.ts';
import type { PostSummary } from '../domain/types.ts';
import { type Route, SCREENS, type Screen, type ScreenParams } from './screens.ts';

export function href<S extends Screen>(screen: S, params: ScreenParams[S], lang: Lang): string {
  return SCREENS[screen].href(params, lang);
}

export function hrefOf<S extends Screen>(route: Route<S>, lang: Lang): string {
  return href<S>(route.screen, route.params, lang);
}

/** The middleware's rewrite of a place: `/pt/talents/models/all/b/2`, `/pt/selection?ids=2,1`. */
export function internalPath<S extends Screen>(route: Route<S>, lang: Lang): string {
  return `/${lang}${SCREENS[route.screen].internal(route.params)}`;
}

export const missingPath = (lang: Lang) => `/${lang}/missing`;

export const feedPath = (lang: Lang) => `/feed/${lang}.xml`;

/** The same post in the other language, under its own slug; null without a translation. */
export function translationOf({ translations }: PostSummary, lang: Lang): Route<'post'> | null {
  const other = translations.find(({ language }) => language === otherLang(lang));
  return other ? { screen: 'post', params: { slug: other.slug } } : null;
}
