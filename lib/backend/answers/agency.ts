import type { AgencyAnswer } from '@passarela/contract';
import { isFileNameEnding } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import { isErrorBody, unwrapData } from './envelope.ts';
import { readText, readWhole } from './scalars.ts';

function words(value: unknown): { pt: string | null; en: string | null } | null {
  if (isRecord(value)) return { pt: readText(value.pt), en: readText(value.en) };
  const text = readText(value);
  return text === null ? null : { pt: text, en: text };
}

const YEAR_MIN = 1000;
const year = (value: unknown) => {
  const number = readWhole(value);
  return number !== null && number >= YEAR_MIN ? number : null;
};

const accent = (value: unknown) => {
  const text = readText(value);
  return text !== null && /^#[0-9a-f]{6}$/i.test(text) ? text : null;
};

const ending = (value: unknown) => {
  const text = readText(value);
  return text !== null && isFileNameEnding(text) ? text : null;
};

const DAYS_MAX = 60;
const days = (value: unknown) => {
  const number = readWhole(value);
  return number !== null && number > 0 && number <= DAYS_MAX ? number : null;
};

/** The agency, unreadable fields null; null for an unknown shape. */
export function readAgency(body: unknown): AgencyAnswer | null {
  const data = unwrapData(body);
  if (isErrorBody(body) || !isRecord(data)) return null;
  return {
    name: readText(data.name),
    since: year(data.since),
    phone: readText(data.phone),
    email: readText(data.email),
    address: readText(data.address),
    whatsapp: readText(data.whatsapp),
    reference_prefix: readText(data.reference_prefix),
    download_ending: ending(data.download_ending),
    answer_days: days(data.answer_days),
    accent: accent(data.accent),
    mark: readText(data.mark),
    slogan: words(data.slogan),
    statement: words(data.statement),
    about: words(data.about),
  };
}
