import type { AgencyAnswer } from '@passarela/contract';
import { clockTime, isFileNameEnding, WEEKDAYS } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import { isErrorBody, unwrapData } from './envelope.ts';
import { readFocus } from './focus.ts';
import { readFile } from './gallery.ts';
import { readFieldEntries } from './lists.ts';
import { rawText, readText, readWhole } from './scalars.ts';

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

/** 14 signs, of which the first twelve may be letters; written `12.345.678/0001-95` whatever the service writes. */
function cnpj(value: unknown): string | null {
  const signs = (readText(value) ?? '').toUpperCase().replace(/[\s./-]/g, '');
  const parts = /^([A-Z\d]{2})([A-Z\d]{3})([A-Z\d]{3})([A-Z\d]{4})(\d\d)$/.exec(signs);
  return parts && `${parts[1]}.${parts[2]}.${parts[3]}/${parts[4]}-${parts[5]}`;
}

type Of<Field extends 'hours' | 'people' | 'networks'> = AgencyAnswer[Field];
/** The readable rows of a list: a broken one leaves alone. */
const rows = <T>(value: unknown, read: (row: Record<string, unknown>) => T[]): T[] =>
  readFieldEntries(value).flatMap((row) => (isRecord(row) ? read(row) : []));

const weekday = (value: unknown) => WEEKDAYS.find((day) => day === rawText(value).toLowerCase()) ?? null;
const time = (value: unknown) => clockTime.safeParse(rawText(value)).data ?? null;

function hours(row: Record<string, unknown>): Of<'hours'> {
  const [from, opens, closes] = [weekday(row.from), time(row.opens), time(row.closes)];
  return from && opens && closes ? [{ from, to: weekday(row.to), opens, closes }] : [];
}

function person(row: Record<string, unknown>): Of<'people'> {
  const name = readText(row.name);
  const photo = readFile(row.photo);
  return name ? [{ name, role: words(row.role), photo, photo_focus: readFocus(row.photo_focus) }] : [];
}

function network(row: Record<string, unknown>): Of<'networks'> {
  const [name, url] = [readText(row.name), URL.parse(rawText(row.url))];
  return name && url?.protocol === 'https:' ? [{ name, url: url.href }] : [];
}

const clients = (value: unknown): string[] => readFieldEntries(value).flatMap((name) => readText(name) ?? []);

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
    legal_name: readText(data.legal_name),
    cnpj: cnpj(data.cnpj),
    hours: rows(data.hours, hours),
    people: rows(data.people, person),
    networks: rows(data.networks, network),
    clients: clients(data.clients),
    place: readFile(data.place),
    place_focus: readFocus(data.place_focus),
    sends_mail: data.sends_mail === true,
  };
}
