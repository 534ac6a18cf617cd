import { isRecord } from '@passarela/contract/is-record';
import { isRealDay, type Language } from '@passarela/contract/limits';
import { readVideo } from '@passarela/contract/read-video';
import { textOf } from '../../domain/article-html.ts';
import { dayAt } from '../../domain/dates.ts';
import type { Focus } from '../../domain/focus.ts';
import { AGENCY_TIME_ZONE } from '../../domain/time-zone.ts';
import type { Localized } from '../../domain/types.ts';

/** Words of services for nothing: zeros, dashes, "null". */
const NOTHING = /^(0+([.,]0+)?|[-–—]+|null|undefined|n\/a)$/i;
const WRAPPED = ['value', 'name', 'label', 'title', 'url', 'file', 'path'];

function unwrap(value: unknown, names: readonly string[] = WRAPPED): unknown {
  if (!isRecord(value)) return value;
  return value[names.find((name) => value[name] !== undefined && value[name] !== null) ?? ''];
}

export function rawText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** A name as text: services send `Ana &amp; Bia` and `<b>Ana</b>`. */
export function readName(value: unknown): string {
  const text = rawText(value);
  return /[<&]/.test(text) ? textOf(text) : text;
}

/** A text, also a wrapped one; null for none, or for words that mean nothing. */
export function readText(value: unknown): string | null {
  const text = rawText(unwrap(value));
  return text === '' || NOTHING.test(text) ? null : text;
}

/** A number, also as text, with a comma or a unit behind it; null for any other value. */
export function readNumber(value: unknown): number | null {
  const [, digits] = /^(-?\d+(?:[.,]\d+)?)(?:\s?[a-z%]+)?$/i.exec(rawText(unwrap(value))) ?? [];
  return digits === undefined ? null : Number(digits.replace(',', '.'));
}

/** A whole number, as number or text (`7`, `"7"`, `"7.0"`); null for any other value. */
export function readWhole(value: unknown): number | null {
  const text = rawText(value);
  return /^-?\d{1,15}(\.0+)?$/.test(text) ? Number(text) : null;
}

export function readFrom(min: number, value: unknown): number | null {
  const number = readWhole(value);
  return number !== null && number >= min ? number : null;
}

const YES = /^(1|true|yes|sim|on|y|s)$/i;
const NO = /^(0|false|no|n[aã]o|off|n)$/i;

/** A yes or no, as boolean, 0 or 1, or text; null for any other value. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = rawText(value);
  if (YES.test(text)) return true;
  return NO.test(text) ? false : null;
}

/** JSON that stands in a text, as old tables keep lists; any other value as it is. */
function fromJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const isEntry = (value: unknown) => typeof value === 'object' && value !== null;

/** Whether an object is a list with keys (`{ "3": {…}, "7": {…} }`, `{ "0": 1, "2": 1891 }`); one that is empty is. */
const isKeyed = (value: Record<string, unknown>) =>
  Object.values(value).every(isEntry) || Object.keys(value).every((key) => /^\d+$/.test(key));

/** The entries of a list, a keyed object, one object for a list, or either as JSON; null for any other value. */
export function readEntries(value: unknown): unknown[] | null {
  const list = fromJson(value);
  if (Array.isArray(list)) return list;
  if (!isRecord(list)) return null;
  return isKeyed(list) ? Object.values(list) : [list];
}

/** As {@link readEntries} for an optional field: nothing is an empty list, one text or number a list of it. */
export function readFieldEntries(value: unknown): unknown[] {
  const entries = readEntries(value);
  if (entries !== null) return entries.filter((entry) => entry !== null && entry !== undefined);
  if (typeof value === 'number' && value !== 0) return [value];
  if (typeof value !== 'string') return [];
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '0' && part !== 'null');
}

/** PHP writes a date as an object: `{ "date": "2000-02-29 00:00:00.000000", "timezone": "UTC" }`. */
const DATE_NAMES = ['date', 'value'];
const YEAR_FIRST = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:$|[T\s])/;
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:$|[T\s])/;

function isoDay(text: string): string | null {
  const [, year, month = '', day = ''] = YEAR_FIRST.exec(text) ?? [];
  const [, otherDay = '', otherMonth = '', otherYear] = DAY_FIRST.exec(text) ?? [];
  const [y, m, d] = year === undefined ? [otherYear, otherMonth, otherDay] : [year, month, day];
  if (y === undefined) return null;
  const iso = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  return isRealDay(iso) && y !== '0000' ? iso : null;
}

/** A day as `yyyy-MM-dd`: ISO, with a time behind it, or day first; null for none, and for `0000-00-00`. */
export const readDay = (value: unknown): string | null => isoDay(rawText(unwrap(value, DATE_NAMES)));

function fromUnix(text: string): Date | null {
  if (!/^\d{10}(\d{3})?$/.test(text)) return null;
  return new Date(Number(text) * (text.length === 10 ? 1_000 : 1));
}

let clock: Intl.DateTimeFormat | undefined;

function localMoment(date: Date): string | null {
  if (Number.isNaN(date.getTime())) return null;
  clock ??= new Intl.DateTimeFormat('en-GB', { timeZone: AGENCY_TIME_ZONE, timeStyle: 'medium' });
  return `${dayAt(date)} ${clock.format(date)}`;
}

/** A moment as `yyyy-MM-dd HH:mm:ss` in São Paulo; one without a zone is São Paulo's. Null for none. */
export function readMoment(value: unknown): string | null {
  const text = rawText(unwrap(value, DATE_NAMES));
  const unix = fromUnix(text);
  if (unix) return localMoment(unix);
  const day = isoDay(text);
  if (day === null) return null;
  const [, time, zone] = /[T\s](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(text) ?? [];
  const whole = (time ?? '00:00').padEnd(8, ':00');
  return zone === undefined ? `${day} ${whole}` : localMoment(new Date(`${day}T${whole}${zone}`));
}

const isShare = (value: number | null): value is number => value !== null && value >= 0 && value <= 1;

/** `{x, y}`, shares of width and height from the left top; null for anything else, then crops are the site's own. */
export function readFocus(value: unknown): Focus | null {
  if (!isRecord(value)) return null;
  const [x, y] = [readNumber(value.x), readNumber(value.y)];
  return isShare(x) && isShare(y) ? { x, y } : null;
}

/** `{pt, en}`, either of them empty; null without a text. A single text is Portuguese. */
export function readLocalized(value: unknown): Localized | null {
  const { pt, en } = isRecord(value) ? value : { pt: value, en: null };
  const texts = { pt: readText(pt), en: readText(en) };
  return texts.pt === null && texts.en === null ? null : texts;
}

type Item = {
  file: string;
  width: number | null;
  height: number | null;
  alt?: Localized;
};

const FILE_NAMES = ['file', 'url', 'path', 'src', 'image'];

const pixels = (value: unknown) => {
  const number = readNumber(value);
  return number !== null && number > 0 ? number : null;
};

export const readFile = (value: unknown): string | null => readText(unwrap(value, FILE_NAMES));

/** One item: an object with `file`, or the path alone; null without a file [S66.14]. */
export function readItem(value: unknown): Item | null {
  const file = readFile(isRecord(value) ? unwrap(value, FILE_NAMES) : value);
  if (file === null) return null;
  const { width, height, alt: raw } = isRecord(value) ? value : {};
  const alt = readLocalized(raw);
  return {
    file,
    width: pixels(width),
    height: pixels(height),
    ...(alt && { alt }),
  };
}

const withoutCommas = (value: unknown) =>
  typeof value === 'string' && !/^\s*[[{]/.test(value) ? [value] : value;

export const readGallery = (value: unknown): Item[] =>
  readFieldEntries(withoutCommas(value)).flatMap((item) => readItem(item) ?? []);

export function readLanguage(value: unknown): Language | null {
  const text = rawText(unwrap(value, ['id', 'code', 'value'])).toLowerCase();
  if (/^(pt|por)($|[-_]|tugu)/.test(text)) return 'pt';
  return /^(en|eng)($|[-_]|lish)/.test(text) ? 'en' : null;
}

export const readVideos = (value: unknown): (Item & { provider: string | null })[] =>
  readFieldEntries(withoutCommas(value)).flatMap((item) => {
    const read = readItem(item);
    const video = read && readVideo(read.file);
    const named = isRecord(item) ? readText(item.provider) : null;
    return read && video ? [{ ...read, file: video.file, provider: video.provider ?? named }] : [];
  });
