import { foldSearch } from '@passarela/contract/fold-search';

/** What a picture of a talent shows, in the words of staff, with the name; null without any, or if it is the name alone. */
export function described(name: string, text: string | null | undefined): string | null {
  if (!text || foldSearch(text) === foldSearch(name)) return null;
  return foldSearch(text).includes(foldSearch(name)) ? text : `${name}: ${text}`;
}
