import { isLang, type Lang } from '../domain/languages.ts';
import { parseNumber } from '../domain/whole-number.ts';

export const PAPER_SIZES = ['a4', 'a5'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** A comp card by its address; `version` is a hash of its content. */
export type CardName = { lang: Lang; id: number; size: PaperSize; version: string };

export const cardFile = ({ id, size, version }: Omit<CardName, 'lang'>) =>
  `card-${id}-${size}-${version}.pdf`;

export const cardPath = ({ lang, ...card }: CardName) => `/api/pdf/${lang}/${cardFile(card)}`;

/** Reads the parts of such an address; null when it is none. */
export function parseCardName(lang: string, file: string): CardName | null {
  const [, idText = '', size, version = ''] = /^card-(\d+)-(a4|a5)-([0-9a-f]{10})\.pdf$/.exec(file) ?? [];
  const id = parseNumber(idText);
  if (!isLang(lang) || id === null) return null;
  return { lang, id, size: size === 'a5' ? 'a5' : 'a4', version };
}
