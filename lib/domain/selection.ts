import { isRecord } from '@passarela/contract/is-record';
import { isRealDay } from '@passarela/contract/limits';
import { FAVORITES_MAX } from './constants.ts';
import { parseNumber } from './whole-number.ts';

// Not among the constants, which every page carries.
export const TITLE_MAX_CHARS = 80;
export const NOTE_MAX_CHARS = 140;
/** A longer address is cut by some chats and refused by some servers. */
export const LINK_MAX_CHARS = 4_000;

/** At the end of the favorites' address: the quote request opens. */
export const QUOTE_HASH = '#quote';

/** Talents in the sender's order. `from`, `to` are days (`yyyy-MM-dd`); `notes` are plain text by talent. */
export type Selection = {
  ids: readonly number[];
  title: string;
  from: string | null;
  to: string | null;
  notes: Readonly<Record<number, string>>;
};

/** Plain text on one line: no control or format characters, no lone surrogates, at most `maxChars` characters. */
function oneLine(value: unknown, maxChars: number): string {
  if (typeof value !== 'string') return '';
  const visible = value.replace(/(?![\u200c\u200d])\p{Cf}/gu, '').replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ');
  return [...visible.trim()].slice(0, maxChars).join('').trimEnd();
}

const readDay = (value: unknown) => (typeof value === 'string' && isRealDay(value) ? value : null);

/** Without the signs that chats and sentences put around a part of a link; mails spell the one before the first id. */
const INNER = /-?[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su;
const withoutSigns = (part: string | null): string => INNER.exec(part ?? '')?.[0] ?? '';
const MAILED_EQUALS = /^3D(?=\d)/i;

/** Different ids of an address, at most `max`, in its order; `left` counts its parts that are none, or too many. */
export function readIds(search: Pick<URLSearchParams, 'get'>, max = FAVORITES_MAX) {
  const parts = (search.get('ids') ?? '').replace(MAILED_EQUALS, '').split(',').map(withoutSigns);
  const different = [...new Set(parts.filter((part) => part !== ''))];
  const ids = different.flatMap((part) => parseNumber(part) ?? []).slice(0, max);
  return { ids, left: different.length - ids.length };
}

/** A selection from any address or storage, without invalid parts. */
export function repairSelection(value: unknown): Selection {
  const { ids, title, from, to, notes } = isRecord(value) ? value : {};
  const numbers = (Array.isArray(ids) ? ids : []).map((id) => parseNumber(String(id).trim()));
  const kept = [...new Set(numbers.filter((id) => id !== null))].slice(0, FAVORITES_MAX);
  const written = isRecord(notes) ? notes : {};
  const noted = kept.map((id) => [id, oneLine(written[id], NOTE_MAX_CHARS)] as const);
  const [first, last] = [readDay(from), readDay(to)];
  const areInOrder = first === null || last === null || first <= last;
  return {
    ids: kept,
    title: oneLine(title, TITLE_MAX_CHARS),
    from: areInOrder ? first : null,
    to: areInOrder ? last : null,
    notes: Object.fromEntries(noted.filter(([, note]) => note !== '')),
  };
}

/** The selection of a shared link: `?ids=2,1&title=…&from=…&to=…&note-1=…`. */
export function readSelection(search: Pick<URLSearchParams, 'get'>): Selection {
  const { ids } = readIds(search);
  const [from, to] = [withoutSigns(search.get('from')), withoutSigns(search.get('to'))];
  const notes = Object.fromEntries(ids.map((id) => [id, search.get(`note-${id}`)]));
  return repairSelection({ ids, title: search.get('title'), from, to, notes });
}

/** The query of a shared link, without `?`, for `readSelection`. */
export function selectionQuery(selection: Selection): string {
  const { ids, title, from, to, notes } = repairSelection(selection);
  const written = [
    ['title', title],
    ['from', from ?? ''],
    ['to', to ?? ''],
    ...ids.map((id) => [`note-${id}`, notes[id] ?? '']),
  ].filter(([, text]) => text !== '');
  const rest = new URLSearchParams(written).toString();
  return `ids=${ids.join(',')}${rest && `&${rest}`}`;
}
