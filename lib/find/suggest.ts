import type { TalentIndex, TalentRow } from '../domain/types.ts';
import { find } from './find.ts';
import { finderOf } from './finder.ts';
import type { Labels } from './search-labels.ts';
import { nameWords, searchedWords } from './name-words.ts';
import { nearestNames } from './nearest.ts';

const ROWS_MAX = 8;

/** Talents for typed words: by name, first those that begin so; else by `labels`; else the nearest names. */
export function suggest(
  { models, cast }: TalentIndex['listed'],
  query: string,
  labels?: Labels,
): { rows: TalentRow[]; isNear: boolean } {
  const [first] = searchedWords(query);
  if (first === undefined) return { rows: [], isNear: false };
  const of = (rows: readonly TalentRow[]) =>
    find(finderOf(rows), { query, ranges: {}, options: {}, ...(labels && { labels }) }).rows;
  const found = [...new Set([...of(models), ...of(cast)])];
  if (found.length === 0) {
    const near = new Set([...nearestNames(models, query), ...nearestNames(cast, query)]);
    return { rows: [...near].slice(0, ROWS_MAX), isNear: true };
  }
  const begins = ({ name }: TalentRow) => Number(nameWords(name).startsWith(` ${first}`));
  const rows = found.sort((one, other) => begins(other) - begins(one)).slice(0, ROWS_MAX);
  return { rows, isNear: false };
}
