import { TEXT_KEYS, TEXT_SOURCES } from '@passarela/contract/site-texts';
import type { Lang } from '../domain/languages.ts';
import type { SiteTexts } from '../domain/site-texts.ts';

type Messages = { [key: string]: string | Messages };

/** A word in both languages that stands for a fact of the agency, or a sign with a meaning in messages. */
const MARKED = /\{(agency|ag[êe]ncia|since|desde|years|anos)\}|[{}<>]/gi;
const FACTS: Record<string, string> = {
  agency: '{agency}',
  agência: '{agency}',
  agencia: '{agency}',
  since: '{since}',
  desde: '{since}',
  years: '{years}',
  anos: '{years}',
};

const asMessage = (text: string): string =>
  text.replace(MARKED, (_, word?: string) => FACTS[word?.toLowerCase() ?? ''] ?? '').trim();

function withText(messages: Messages, [key = '', ...rest]: string[], text: string): Messages {
  const before = messages[key];
  if (rest.length === 0) return { ...messages, [key]: text };
  return { ...messages, [key]: withText(typeof before === 'object' ? before : {}, rest, text) };
}

/** Messages with the staff's texts in place of the standard ones of that language; empty ones leave them. */
export const withOwnTexts = (messages: Messages, { texts }: Pick<SiteTexts, 'texts'>, lang: Lang): Messages =>
  TEXT_KEYS.reduce((all, key) => {
    const text = asMessage(texts[key]?.[lang] ?? '');
    return text ? withText(all, TEXT_SOURCES[key].split('.'), text) : all;
  }, messages);
