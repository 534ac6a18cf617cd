import { deepMergeSimple } from 'payload';
import { PLAIN_WORDS } from '../parts/texts/plain-words.ts';
import { SMALL_LETTERS } from '../parts/texts/small-letters.ts';
import { trashWords } from '../parts/trash/words.ts';
import { UPLOAD_WORDS } from '../parts/uploads/words.ts';
import { HISTORY_WORDS } from '../publishing/versions/words.ts';

/** The panel's texts in place of Payload's, in Portuguese and English. */
export const panelWords: { pt: object; en: object } = [
  SMALL_LETTERS,
  trashWords,
  HISTORY_WORDS,
  UPLOAD_WORDS,
].reduce((all, words) => deepMergeSimple(all, words), PLAIN_WORDS);
