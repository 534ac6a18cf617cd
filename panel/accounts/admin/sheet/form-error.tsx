import type { Language } from '@passarela/contract';
import type { ShownNote } from '../../pages/note-cookie.ts';
import { NOTE_WORDS } from '../../pages/note-words.ts';
import { waitWords } from '../../tries/too-many.ts';
import styles from './sheet.module.css';

export const ERROR_ID = 'error';

/** The language of a page, and the note about the form that was sent. */
export type Said = { language: Language; note: ShownNote | null };

export function FormError({ note, language }: Said) {
  if (!note) return null;
  const words = note.error === 'wait' ? waitWords(note.minutes) : NOTE_WORDS[note.error];
  return (
    <p className={styles.error} role="alert" id={ERROR_ID}>
      {words[language]}
    </p>
  );
}
