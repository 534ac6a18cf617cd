import type { PostSummary } from '../backend/types.ts';
import { type Lang, otherLang, type Place } from '../routes/screens.ts';

/** The same post in the other language, under its own slug; null where nobody has translated it. */
export function translationOf({ translations }: PostSummary, lang: Lang): Place<'post'> | null {
  const other = translations.find(({ language }) => language === otherLang(lang));
  return other ? { screen: 'post', params: { slug: other.slug } } : null;
}
