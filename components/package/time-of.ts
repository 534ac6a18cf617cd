import type { Lang } from '@/lib/domain/languages';

/** A moment in the agency's time, as this language writes it. */
export const timeOf = (iso: string, lang: Lang, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(lang === 'pt' ? 'pt-BR' : 'en-GB', {
    timeZone: 'America/Sao_Paulo',
    ...style,
  }).format(new Date(iso));
