import { isRecord } from '@passarela/contract/is-record';
import { textOf } from '../../domain/article-html.ts';

/** Words of services for nothing: zeros, dashes, "null". */
const NOTHING = /^(0+([.,]0+)?|[-–—]+|null|undefined|n\/a)$/i;
/** Under these names a value stands that is wrapped in an object. */
const WRAPPED = ['value', 'name', 'label', 'title', 'url', 'file', 'path'];

/** The value inside an object that wraps it, by the first of these names that it has; any other value as it is. */
export function unwrap(value: unknown, names: readonly string[] = WRAPPED): unknown {
  if (!isRecord(value)) return value;
  return value[names.find((name) => value[name] !== undefined && value[name] !== null) ?? ''];
}

/** A text or a number as text, trimmed; empty for every other value. */
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

const YES = /^(1|true|yes|sim|on|y|s)$/i;
const NO = /^(0|false|no|n[aã]o|off|n)$/i;

/** A yes or no, as boolean, 0 or 1, or text; null for any other value. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = rawText(value);
  if (YES.test(text)) return true;
  return NO.test(text) ? false : null;
}
