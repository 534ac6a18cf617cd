import { useAtomValue } from 'jotai';
import { quotedDaysAtom } from '@/components/favorites/selection';
import type { Lang } from '@/lib/domain/languages';
import { wordedDays } from '@/lib/domain/worded-days';

/** The words before the days of the job (`{days}`), that they go along, and how days with one end are worded. */
export type DaysTexts = Record<'days' | 'daysGo' | 'daysFrom' | 'daysTo', string>;

/** The line of a quote's message that names the days of the job; empty or null without any. */
export function useQuotedDays(lang: Lang, texts: DaysTexts) {
  const quoted = useAtomValue(quotedDaysAtom);
  const worded = quoted && wordedDays(quoted.from, quoted.to, lang, texts);
  return worded && texts.days.replace('{days}', worded);
}
