import MiniSearch from 'minisearch';
import type { TalentRow } from '../domain/types.ts';
import { nameWords, searchedWords } from './name-words.ts';

const NEAREST = 4;
const NAME_WORDS_MAX = 2;
/** The share of a word's letters that may be wrong. */
const FUZZY = 0.34;

const indexes = new WeakMap<readonly TalentRow[], MiniSearch>();

function indexOf(rows: readonly TalentRow[]): MiniSearch {
  const known = indexes.get(rows);
  if (known) return known;
  const index = new MiniSearch({ fields: ['name'], tokenize: (name) => nameWords(name).trim().split(' ') });
  index.addAll(rows.map(({ name }, place) => ({ id: place, name })));
  indexes.set(rows, index);
  return index;
}

/** Up to four talents of a list whose names are nearest to misspelt words, the nearest first. */
export function nearestNames(rows: readonly TalentRow[], words: string): TalentRow[] {
  const searched = searchedWords(words);
  if (searched.length === 0 || searched.length > NAME_WORDS_MAX) return [];
  const found = indexOf(rows).search(searched.join(' '), { fuzzy: FUZZY, prefix: true, combineWith: 'OR' });
  // one of two words that resembles a name says nothing, unless a name begins so: "loira alta" is no Laura
  const near = found.filter(
    ({ queryTerms, terms }) =>
      queryTerms.length === searched.length ||
      terms.some((term) => searched.some((word) => term.startsWith(word))),
  );
  return near.slice(0, NEAREST).flatMap(({ id }) => rows[id] ?? []);
}
