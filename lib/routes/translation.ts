import { type Lang, otherLang } from '../domain/languages.ts';
import type { PostSummary } from '../domain/types.ts';
import type { Route } from './screens.ts';

/** The same post in the other language, under its own slug; null without a translation. */
export function translationOf({ translations }: PostSummary, lang: Lang): Route<'post'> | null {
  const other = translations.find(({ language }) => language === otherLang(lang));
  return other ? { screen: 'post', params: { slug: other.slug } } : null;
}
