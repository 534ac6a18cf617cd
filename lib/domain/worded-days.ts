import { fillText } from './fill-text.ts';
import type { Lang } from './languages.ts';
import type { Selection } from './selection.ts';
import { DATE_LOCALES } from './time-zone.ts';

type OpenEnds = { daysFrom: string; daysTo: string };

/** Days (`yyyy-MM-dd`) in words: "1 – 5 de dezembro de 2026", or from or until one of them; '' without any. */
export function wordedDays(from: string | null, to: string | null, lang: Lang, texts: OpenEnds): string {
  if (from === null && to === null) return '';
  const format = new Intl.DateTimeFormat(DATE_LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' });
  if (from === null) return fillText(texts.daysTo, { day: format.format(new Date(to ?? '')) });
  if (to === null) return fillText(texts.daysFrom, { day: format.format(new Date(from)) });
  return format.formatRange(new Date(from), new Date(to));
}

const NOTES_MAX_CHARS = 3_000;

function fitting(lines: readonly string[]): string[] {
  let left = NOTES_MAX_CHARS;
  return lines.filter((line) => {
    left -= line.length + 1;
    return left >= 0;
  });
}

export type JobTexts = OpenEnds & { days: string };

/** The lines of a quote's message: days of the job, notes as far as there is room; empty without any. */
export function wordedJob(
  { from, to, notes }: Pick<Selection, 'from' | 'to' | 'notes'>,
  talents: readonly { id: number; name: string }[],
  lang: Lang,
  texts: JobTexts,
): string {
  const days = wordedDays(from, to, lang, texts);
  const noted = talents.flatMap(({ id, name }) => (notes[id] ? [`${name}: ${notes[id]}`] : []));
  return [...(days ? [fillText(texts.days, { days })] : []), ...fitting(noted)].join('\n');
}
