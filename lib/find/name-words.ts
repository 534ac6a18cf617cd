import { foldSearch } from '@passarela/contract/fold-search';

const split = (text: string): string[] =>
  foldSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A name as searches see it, each word behind a space: `João D’Ávila` is ` joao davila d avila`. */
export function nameWords(name: string): string {
  const apart = name.replace(/['’‘ʼ´`′]/g, ' ');
  return [...new Set([...split(name), ...split(apart)])].map((word) => ` ${word}`).join('');
}

/** Whether each word of a search begins a word of the name, in any order. */
export const hasWords = (words: string, searched: readonly string[]): boolean =>
  searched.every((word) => words.includes(` ${word}`));

export const searchedWords = split;
