import { isRecord } from '@passarela/contract/is-record';
import type { Focus } from '../../domain/focus.ts';
import type { Localized } from '../../domain/types.ts';
import { readNumber, readText } from './scalars.ts';

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
