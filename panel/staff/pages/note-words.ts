import { type Text, text } from '@passarela/contract/text';
import type { ShownNote } from './note-cookie.ts';

/** Why a form of sign-in was refused; how long to wait is said by `waitWords`. */
export const NOTE_WORDS: Record<Exclude<ShownNote['error'], 'wait'>, Text> = {
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
