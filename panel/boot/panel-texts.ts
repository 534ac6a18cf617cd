import { deepMergeSimple } from 'payload';
import { TEXT_OVERRIDES, UPLOAD_TEXTS } from '../parts/texts/overrides.ts';
import { SMALL_LETTERS } from '../parts/texts/small-letters.ts';
import { trashTexts } from '../parts/trash/texts.ts';
import { HISTORY_TEXTS } from '../publishing/versions/texts.ts';

/** The panel's texts in place of Payload's, in Portuguese and English. */
export const panelTexts: { pt: object; en: object } = [
  SMALL_LETTERS,
  trashTexts,
  HISTORY_TEXTS,
  UPLOAD_TEXTS,
].reduce((all, words) => deepMergeSimple(all, words), TEXT_OVERRIDES);
