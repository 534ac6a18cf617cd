import { COLOURS } from '@passarela/contract/colours';
import { FACTS, type FactName } from '@passarela/contract/facts';
import { foldSearch } from '@passarela/contract/fold-search';
import { isMeasure } from '@passarela/contract/measures';
import { localMeasure } from '@passarela/contract/read-measure';
import { type Text, text } from '@passarela/contract/text';
import { storedDay } from '../platform/reference/agency-time.ts';
import { countryName, countryTexts } from '../platform/reference/countries.ts';

// The cell of each kind of fact in a sheet: as it is written, and the words by which it is read.

const YES_NO = { yes: text('Sim', 'Yes'), no: text('Não', 'No') };

/** A stored fact as a sheet has it. */
export function factCell(name: FactName, stored: unknown, language: keyof Text): string {
  if (typeof stored === 'boolean') return YES_NO[stored ? 'yes' : 'no'][language];
  if (typeof stored !== 'string' || stored === '') return '';
  if (isMeasure(name)) return localMeasure(name, stored, language);
  const { kind } = FACTS[name];
  if (kind === 'colour') return COLOURS[name]?.[stored]?.[language] ?? '';
  if (kind === 'country') return countryName(stored, language) ?? '';
  return kind === 'day' ? storedDay(stored) : stored;
}

/** `Azuis` and `azul` are one, as are `olhos` and `olho`. */
export const singular = (word: string): string =>
  foldSearch(word).replace(/uis\b/g, 'ul').replace(/s\b/g, '');

/** The key whose text, in either language, is this word; null when none is. */
function keyOf(texts: Record<string, Text>, word: string): string | null {
  const wanted = singular(word);
  const isWord = (key: string) =>
    [key.replaceAll('_', ' '), texts[key]?.pt, texts[key]?.en].some((one) => singular(one ?? '') === wanted);
  return Object.keys(texts).find(isWord) ?? null;
}

const COUNTRIES = countryTexts();

/** A fact by its word in a sheet: of a colour or a country (`BR`, `Brasil`, `Brazil`) the key; null for none. */
export function readWord(name: FactName, word: string): string | null {
  const { kind } = FACTS[name];
  if (kind === 'colour') return keyOf(COLOURS[name] ?? {}, word);
  if (kind !== 'country') return word;
  const code = word.toUpperCase();
  return Object.hasOwn(COUNTRIES, code) ? code : keyOf(COUNTRIES, word);
}
