import { format, parseISO } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { ptBR } from 'date-fns/locale/pt-BR';
import type { Lang } from './languages.ts';

const LOCALES = { pt: ptBR, en: enGB };

/** A day (`yyyy-MM-dd`) in words: "5 de novembro de 2026". For the server only: it brings locales. */
export const wordedDay = (day: string, lang: Lang): string =>
  format(parseISO(day), 'PPP', { locale: LOCALES[lang] });
