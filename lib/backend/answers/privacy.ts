import { isRecord } from '@passarela/contract/is-record';
import type { Language } from '@passarela/contract/limits';
import { readLanguage } from './post.ts';
import { needs, type ReadRow } from './row.ts';
import { readText, readWhole } from './scalars.ts';

export type PrivacyAnswer = {
  language: Language;
  title: string;
  content: string;
  version: string;
  updatedAt: string | null;
  keepMonths: { adults: number; minors: number } | null;
};

const VERSION = /^[\w.-]{1,40}$/;

const positive = (value: unknown) => {
  const number = readWhole(value);
  return number !== null && number > 0 ? number : null;
};

function keepMonthsOf(value: unknown): PrivacyAnswer['keepMonths'] {
  const { adults, minors } = isRecord(value) ? value : {};
  const read = needs({ adults: positive(adults), minors: positive(minors) });
  return 'value' in read ? read.value : null;
}

/** Reads the privacy page of a language; `version` names the wording that an applicant consents to. */
export function readPrivacy(value: unknown): ReadRow<PrivacyAnswer> {
  const row = isRecord(value) ? value : {};
  const version = readText(row.version);
  const read = needs({
    language: readLanguage(row.language),
    title: readText(row.title),
    content: readText(row.content),
    version: version !== null && VERSION.test(version) ? version : null,
  });
  if ('missing' in read) return read;
  const [updatedAt, keepMonths] = [readText(row.updated_at), keepMonthsOf(row.keep_months)];
  return { value: { ...read.value, updatedAt, keepMonths } };
}
