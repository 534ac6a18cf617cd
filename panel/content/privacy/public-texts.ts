import { LANGUAGES, type Language } from '@passarela/contract';
import type { Privacy } from '../../platform/db/payload-types.ts';
import type { RetentionMonths } from '../../platform/settings/env.ts';
import { articleHtml } from '../articles/article-html.ts';
import { withPeriods } from './periods.ts';

export type PublicText = { language: Language; title: string; content: string };

/** The visitors' texts, title and HTML, with the periods of the settings; a language without text is left out. */
export const publicTexts = (privacy: Pick<Partial<Privacy>, Language>, keep: RetentionMonths): PublicText[] =>
  LANGUAGES.flatMap((language) => {
    const { title, content } = privacy[language] ?? {};
    const html = withPeriods(articleHtml(content, language), language, keep);
    return title && html ? [{ language, title, content: html }] : [];
  });
