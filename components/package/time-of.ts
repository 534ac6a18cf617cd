import type { Lang } from '@/lib/domain/languages';
import { AGENCY_TIME_ZONE } from '@/lib/domain/time-zone';
import { DATE_LOCALES } from '@/lib/domain/worded-days';

/** A moment in the agency's time, as this language writes it. */
export const timeOf = (iso: string, lang: Lang, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(DATE_LOCALES[lang], { timeZone: AGENCY_TIME_ZONE, ...style }).format(new Date(iso));
