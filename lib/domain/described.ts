import { foldSearch } from '@passarela/contract/fold-search';

/** The description that staff wrote of a talent's picture, with the name; null without one, or if it is the name. */
export function described(name: string, text: string | null | undefined): string | null {
  if (!text || foldSearch(text) === foldSearch(name)) return null;
  return foldSearch(text).includes(foldSearch(name)) ? text : `${name}: ${text}`;
}
