import type { Lang } from './languages.ts';

export const DATE_LOCALES = { pt: 'pt-BR', en: 'en-GB' };

type OpenEnds = { daysFrom: string; daysTo: string };

/** Days (`yyyy-MM-dd`) in words: "1 – 5 de dezembro de 2026", or from or until one of them; '' without any. */
export function wordedDays(from: string | null, to: string | null, lang: Lang, texts: OpenEnds): string {
  if (from === null && to === null) return '';
  const format = new Intl.DateTimeFormat(DATE_LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' });
  if (from === null) return texts.daysTo.replace('{day}', format.format(new Date(to ?? '')));
  if (to === null) return texts.daysFrom.replace('{day}', format.format(new Date(from)));
  return format.formatRange(new Date(from), new Date(to));
}
