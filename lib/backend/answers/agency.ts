import { type AgencyAnswer, clockTime, isFileNameEnding, WEEKDAYS } from '@passarela/contract';
import { each } from '@passarela/contract/each';
import { isRecord } from '@passarela/contract/is-record';
import { phoneDigits } from '@passarela/contract/phone-digits';
import { MENU_CHOICES, TEXT_KEYS } from '@passarela/contract/site-texts';
import { DIVISION_NAMES } from '../../domain/lists.ts';
import type { MenuDivision, MenuItem, SiteTexts } from '../../domain/site-texts.ts';
import type { SocialLinks } from '../../domain/types.ts';
import { isErrorBody, unwrapData, unwrapUntil } from './envelope.ts';
import {
  rawText,
  readEntries,
  readFieldEntries,
  readFile,
  readFocus,
  readFrom,
  readText,
  readWhole,
} from './kinds.ts';
import { field, needed, readAny, readable } from './row.ts';

function localizedText(value: unknown) {
  if (isRecord(value)) return { pt: readText(value.pt), en: readText(value.en) };
  const text = readText(value);
  return text === null ? null : { pt: text, en: text };
}

const readIf = (isIt: (text: string) => boolean) => (value: unknown) => {
  const text = readText(value);
  return text !== null && isIt(text) ? text : null;
};

/** 14 signs, of which the first twelve may be letters; written `12.345.678/0001-95` whatever the service writes. */
function cnpj(value: unknown): string | null {
  const signs = (readText(value) ?? '').toUpperCase().replace(/[\s./-]/g, '');
  const parts = /^([A-Z\d]{2})([A-Z\d]{3})([A-Z\d]{3})([A-Z\d]{4})(\d\d)$/.exec(signs);
  return parts && `${parts[1]}.${parts[2]}.${parts[3]}/${parts[4]}-${parts[5]}`;
}

const weekday = (value: unknown) => WEEKDAYS.find((day) => day === rawText(value).toLowerCase()) ?? null;
const time = (value: unknown) => clockTime.safeParse(rawText(value)).data ?? null;
function secureAddress(value: unknown): string | null {
  const url = URL.parse(rawText(value));
  return url?.protocol === 'https:' ? url.href : null;
}

const HOURS = {
  from: needed('from', weekday),
  to: field('to', weekday),
  opens: needed('opens', time),
  closes: needed('closes', time),
};
const PERSON = {
  name: needed('name', readText),
  role: field('role', localizedText),
  photo: field('photo', readFile),
  photo_focus: field('photo_focus', readFocus),
};
const NETWORK = { name: needed('name', readText), url: needed('url', secureAddress) };

const YEAR_MIN = 1000;
const DAYS_MAX = 60;
const PLAIN = [
  'name',
  'phone',
  'email',
  'address',
  'whatsapp',
  'reference_prefix',
  'mark',
  'legal_name',
] as const;

/** The agency, unreadable fields null, unreadable rows of its lists left out. */
const AGENCY = {
  ...each(PLAIN, (name) => field(name, readText)),
  ...each(['slogan', 'statement', 'about'] as const, (name) => field(name, localizedText)),
  since: field('since', (year) => readFrom(YEAR_MIN, year)),
  download_ending: field('download_ending', readIf(isFileNameEnding)),
  answer_days: field('answer_days', (days) => {
    const number = readFrom(1, days);
    return number !== null && number <= DAYS_MAX ? number : null;
  }),
  accent: field(
    'accent',
    readIf((text) => /^#[0-9a-f]{6}$/i.test(text)),
  ),
  cnpj: field('cnpj', cnpj),
  hours: field('hours', (rows) => readable(HOURS, readFieldEntries(rows))),
  people: field('people', (rows) => readable(PERSON, readFieldEntries(rows))),
  networks: field('networks', (rows) => readable(NETWORK, readFieldEntries(rows))),
  clients: field('clients', (names) => readFieldEntries(names).flatMap((name) => readText(name) ?? [])),
  place: field('place', readFile),
  place_focus: field('place_focus', readFocus),
  sends_mail: field('sends_mail', (sends) => sends === true),
};

export function readAgency(body: unknown): AgencyAnswer | null {
  const data = unwrapData(body);
  return isErrorBody(body) || !isRecord(data) ? null : readAny(AGENCY, data);
}

function ownText(value: unknown) {
  const text = localizedText(value);
  return text === null || (text.pt === null && text.en === null) ? null : text;
}

function menuDivision(value: unknown): MenuDivision | null {
  const { id, key } = isRecord(value) ? value : { id: value, key: null };
  const whole = readWhole(id);
  return whole === null ? null : { id: whole, key: DIVISION_NAMES.find((name) => name === key) ?? null };
}

function menuItem(value: unknown): MenuItem[] {
  const row = isRecord(value) ? value : { page: value };
  const page = MENU_CHOICES.find((one) => one === row.page);
  const label = ownText(row.label);
  if (page !== 'division') return page ? [{ page, label: label ?? { pt: null, en: null } }] : [];
  const division = menuDivision(row.division);
  return division && label ? [{ page, division, label }] : [];
}

const nameOf = (item: MenuItem) => (item.page === 'division' ? item.division.id : item.page);

/** A menu without unknown pages, each once; null without an entry: no site is without its menu. */
function readMenu(value: unknown): MenuItem[] | null {
  const items = (readEntries(value) ?? []).flatMap(menuItem);
  const once = items.filter((one, at) => items.findIndex((item) => nameOf(item) === nameOf(one)) === at);
  return once.length > 0 ? once : null;
}

/** The staff's texts and menu, unreadable ones left out; null for an unknown shape. */
export function readSiteTexts(body: unknown): SiteTexts | null {
  const data = unwrapData(body);
  if (isErrorBody(body) || !isRecord(data)) return null;
  const given = isRecord(data.texts) ? data.texts : {};
  const texts = TEXT_KEYS.flatMap((key) => {
    const text = ownText(given[key]);
    return text ? [[key, text] as const] : [];
  });
  return { texts: Object.fromEntries(texts), menu: readMenu(data.menu) };
}

type Network = keyof SocialLinks;
const ADDRESS_NAMES = ['url', 'link', 'href', 'value', 'address'];
const NETWORK_NAMES = ['name', 'type', 'key', 'network', 'social', 'title', 'slug', 'id'];
const WORDS: Record<Network, RegExp> = {
  instagram: /insta/i,
  whatsapp: /whats|wa\.me/i,
  email: /mail|@[^/]+\.\w+$/i,
};

const networkIn = (text: string): Network | null => {
  if (WORDS.instagram.test(text)) return 'instagram';
  if (WORDS.whatsapp.test(text)) return 'whatsapp';
  return WORDS.email.test(text) ? 'email' : null;
};

function addressOf(value: unknown): string | null {
  if (!isRecord(value)) return readText(value);
  return ADDRESS_NAMES.map((name) => readText(value[name])).find((text) => text !== null) ?? null;
}

const web = (text: string) => {
  if (/^https?:\/\//i.test(text)) return text;
  return /^(www\.)?[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : null;
};

const LINKS: Record<Network, (text: string) => string | null> = {
  instagram: (text) => {
    const handle = /^@?((?=.*[a-z])[\w.]{1,30})$/i.exec(text)?.[1];
    return /^(www\.)?instagram\.com/i.test(text) || !handle
      ? web(text)
      : `https://www.instagram.com/${handle}`;
  },
  whatsapp: (text) => {
    const digits = phoneDigits(text);
    return digits ? `https://wa.me/${digits}` : web(text);
  },
  email: (text) => {
    const address = text.replace(/^mailto:/i, '');
    return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(address) ? `mailto:${address}` : null;
  },
};

function entriesOf(data: unknown): { network: Network | null; text: string | null }[] {
  const list = Array.isArray(data) ? data.map((value): [string, unknown] => ['', value]) : [];
  const entries = isRecord(data) ? Object.entries(data) : list;
  return entries.map(([key, value]) => {
    const text = addressOf(value);
    const named = isRecord(value) ? NETWORK_NAMES.map((name) => readText(value[name]) ?? '') : [];
    const network = [key, ...named, text ?? ''].map(networkIn).find((each) => each !== null) ?? null;
    return { network, text };
  });
}

/** The agency's addresses from a map, a list or texts; a broken one is null. Null for an unknown shape. */
export function readSocial(body: unknown): SocialLinks | null {
  const data = unwrapUntil(body, (inside) => Object.keys(inside).some((name) => networkIn(name) !== null));
  if (isErrorBody(body) || !(isRecord(data) || Array.isArray(data))) return null;
  const links: SocialLinks = { instagram: null, whatsapp: null, email: null };
  for (const { network, text } of entriesOf(data)) {
    if (network !== null && text !== null) links[network] ??= LINKS[network](text);
  }
  return links;
}
