import type { Messages } from '@/components/ui/client-texts';
import { fillText } from '@/lib/domain/fill-text';
import type { Lang } from '@/lib/domain/languages';
import { AGENCY_TIME_ZONE, DATE_LOCALES } from '@/lib/domain/time-zone';
import type { Own } from './own';

export type Texts = Messages['Package'];

const timeOf = (iso: string, lang: Lang, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(DATE_LOCALES[lang], { timeZone: AGENCY_TIME_ZONE, ...style }).format(new Date(iso));

/** A day in the agency's city, in words. */
export const dayOf = (iso: string, lang: Lang): string => timeOf(iso, lang, { dateStyle: 'long' });

/** A moment in the agency's time, with its zone, as this language writes it. */
export const minuteOf = (iso: string, lang: Lang): string =>
  timeOf(iso, lang, {
    day: '2-digit',
    // 12/11/2026 is December to half of those who read English
    month: lang === 'pt' ? '2-digit' : 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });

/** When an answer was sent, and its reference; empty if it was not. */
export function sentText(texts: Texts, lang: Lang, { sentAt, reference }: Own): string {
  if (sentAt === null) return '';
  const sent = fillText(texts.sent, { time: minuteOf(sentAt, lang) });
  return reference ? `${sent} ${fillText(texts.reference, { reference })}` : sent;
}
