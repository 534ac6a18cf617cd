import type { Language } from '@passarela/contract';
import { type Text, text } from '@passarela/contract/text';
import type { Note } from '../../../staff/pages/note-cookie.ts';
import { waitWords } from '../../../staff/tries/too-many.ts';
import styles from './sheet.module.css';

/** The id by which a field names the fault as its description. */
export const FAULT_ID = 'fault';

const WORDS: Record<Exclude<Note['fault'], 'wait'>, Text> = {
  wrong: text(
    'O e-mail ou a senha não confere. Tente de novo.',
    'The e-mail address or the password is not right. Try again.',
  ),
  code: text(
    'O código não confere. Digite o que o aplicativo mostra agora.',
    'The code is not right. Type the one that the app shows now.',
  ),
  used: text(
    'Este código já foi usado. Espere o próximo, em até 30 segundos.',
    'This code was used already. Wait for the next one, up to 30 seconds.',
  ),
  password: text('Esta não é a sua senha atual.', 'This is not your current password.'),
  over: text('O tempo passou. Comece de novo.', 'Time has run out. Start again.'),
};

/** Why the form that was sent did not work; nothing where it did. */
export function Fault({ note, language }: { note: Note | null; language: Language }) {
  if (!note) return null;
  const words = note.fault === 'wait' ? waitWords(note.minutes) : WORDS[note.fault];
  return (
    <p className={styles.fault} role="alert" id={FAULT_ID}>
      {words[language]}
    </p>
  );
}
