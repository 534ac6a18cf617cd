import { foldSearch } from '@passarela/contract/fold-search';

/** A heading or a file's name as it is compared: folded words with single spaces. */
export const normalize = (text: string): string =>
  foldSearch(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
