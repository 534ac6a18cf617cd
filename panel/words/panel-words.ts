import { deepMergeSimple } from 'payload';
import { UPLOAD_WORDS } from '../components/uploads/words.ts';
import { trashWords } from '../trash/words.ts';
import { HISTORY_WORDS } from '../versions/words.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import { SMALL_LETTERS } from './small-letters.ts';

/** The panel's texts in place of Payload's, in Portuguese and English. */
export const panelWords: { pt: object; en: object } = [
  SMALL_LETTERS,
  trashWords,
  HISTORY_WORDS,
  UPLOAD_WORDS,
].reduce((all, words) => deepMergeSimple(all, words), PLAIN_WORDS);
