import { foldSearch } from '@passarela/contract/fold-search';

/** A heading, a name or a file's name as it is compared: folded words of any script with single spaces. */
export const normalize = (text: string): string =>
  foldSearch(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
