import type { Language } from '@passarela/contract';
import { DONE, type VisibleNote } from '../../pages/note-cookie.ts';
import { NOTE_MESSAGES } from '../../pages/note-messages.ts';
import { waitMessage } from '../../tries/too-many.ts';
import styles from './sheet.module.css';

export const ERROR_ID = 'error';

/** The language of a page, and the note about the form that was sent. */
export type FormMessage = { language: Language; note: VisibleNote | null };

export function FormError({ note, language }: FormMessage) {
  if (!note) return null;
  const labels = note.error === 'wait' ? waitMessage(note.minutes) : NOTE_MESSAGES[note.error];
  const isError = !DONE.some((done) => done === note.error);
  return (
    <p className={isError ? styles.error : styles.notice} role={isError ? 'alert' : 'status'} id={ERROR_ID}>
      {labels[language]}
    </p>
  );
}
