import { useAtomValue } from 'jotai';
import { quotedDaysAtom, quotedNotesAtom } from '@/components/favorites/selection';
import type { Lang } from '@/lib/domain/languages';
import { wordedDays } from '@/lib/domain/worded-days';

/** The words before the days of the job (`{days}`), that they go along, and how days with one end are worded. */
export type DaysTexts = Record<'days' | 'daysGo' | 'daysFrom' | 'daysTo', string>;

/** More would leave no room for the message itself. */
const NOTES_MAX_CHARS = 3_000;

/** As many of the lines as there is room for. */
function fitting(lines: readonly string[]): string[] {
  let left = NOTES_MAX_CHARS;
  return lines.filter((line) => {
    left -= line.length + 1;
    return left >= 0;
  });
}

/** The lines of a quote's message with the days of the job and a shared selection's notes; empty without any. */
export function useQuotedDays(lang: Lang, texts: DaysTexts): string {
  const { from, to } = useAtomValue(quotedDaysAtom);
  const notes = useAtomValue(quotedNotesAtom);
  const worded = wordedDays(from, to, lang, texts);
  return [...(worded ? [texts.days.replace('{days}', worded)] : []), ...fitting(notes)].join('\n');
}
