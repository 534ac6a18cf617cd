import type { Agency } from '../domain/agency.ts';
import { fillText } from '../domain/fill-text.ts';
import type { Lang } from '../domain/languages.ts';
import { type SiteTexts, STANDARD_TEXTS } from '../domain/site-texts.ts';
import { withOwnTexts } from './own-texts.ts';

type Messages = { [key: string]: string | Messages };

/** Signs that mean something in a message; a name has no use for them. */
const SYNTAX = /[{}<>]/g;

/** Messages with the agency's name, year and age in years in place of `{agency}`, `{since}` and `{years}`. */
export function fillMessages<T extends Messages>(messages: T, values: Record<string, string>): T {
  const known = { agency: '', since: '', years: '', ...values };
  const fill = (_: string, value: string) => (typeof value === 'string' ? fillText(value, known) : value);
  return JSON.parse(JSON.stringify(messages, fill));
}

/** Lays the texts of `own` over those of the same keys; null leaves them. */
function overlay(
  messages: Messages,
  own: Record<string, Record<string, Messages | string | null>>,
): Messages {
  const sections = Object.entries(own).map(([section, texts]) => {
    const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value));
    const before = messages[section];
    return [section, typeof before === 'object' ? { ...before, ...given } : given];
  });
  return { ...messages, ...Object.fromEntries(sections) };
}

const isSection = (texts: Messages | string | undefined): texts is Messages => typeof texts === 'object';

/** Messages with others in the places that those have. */
function replaced(messages: Messages, others: Messages): Messages {
  const changed = Object.entries(others).map(([key, text]): [string, Messages | string] => {
    const before = messages[key];
    return [key, isSection(text) && isSection(before) ? replaced(before, text) : text];
  });
  return { ...messages, ...Object.fromEntries(changed) };
}

/** The texts for what the agency does not give: no year is made up, and no mail is promised that nobody sends. */
function standardOf(messages: Messages, { since, sends_mail }: Agency): Messages {
  const { WithoutYear, WithoutMail } = messages;
  const dated = since === null && isSection(WithoutYear) ? replaced(messages, WithoutYear) : messages;
  return sends_mail !== true && isSection(WithoutMail) ? replaced(dated, WithoutMail) : dated;
}

/** A language's messages for this agency in `year`: with its name, slogan and statement, and the staff's texts. */
export function agencyMessages(
  messages: Messages,
  agency: Agency,
  lang: Lang,
  year: number,
  own: SiteTexts = STANDARD_TEXTS,
): Messages {
  const { since } = agency;
  const plain = (text: string | null | undefined) => text?.replace(SYNTAX, '') || null;
  const name = plain(agency.name) ?? '';
  const slogan = plain(agency.slogan?.[lang]);
  const years = since === null ? {} : { since: String(since), years: String(year - since) };
  const standard = standardOf(messages, agency);
  const filled = fillMessages(withOwnTexts(standard, own, lang), { agency: name, ...years });
  return overlay(filled, {
    Site: { tagline: slogan },
    Home: {
      heading: slogan,
      title: slogan && `Home | ${name}: ${slogan}`,
      statement: plain(agency.statement?.[lang]),
    },
  });
}
