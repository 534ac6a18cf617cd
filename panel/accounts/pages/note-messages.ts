import { type Text, text } from '@passarela/contract/text';
import type { VisibleNote } from './note-cookie.ts';

/** The reasons of refused sign-in forms; `waitWords` says how long to wait. */
export const NOTE_MESSAGES: Record<Exclude<VisibleNote['error'], 'wait'>, Text> = {
  chosen: text('A senha está guardada. Entre com ela.', 'The password is saved. Sign in with it.'),
  sent: text(
    'Se houver uma conta com este e-mail, chega nele um link para escolher outra senha. Olhe também na pasta de spam.',
    'If there is an account with this e-mail address, a link to choose another password is on its way. Look in spam, too.',
  ),
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
  weak: text(
    'Esta senha é curta ou fácil de adivinhar. Use três ou quatro palavras suas, sem o seu nome.',
    'This password is short or easy to guess. Use three or four words of your own, without your name.',
  ),
  busy: text(
    'Há muitas entradas neste momento. Espere um minuto e tente de novo.',
    'Many people are signing in at this moment. Wait a minute and try again.',
  ),
  incomplete: text('Preencha nome e e-mail.', 'Fill in a name and an e-mail address.'),
  over: text('O tempo passou. Comece de novo.', 'Time has run out. Start again.'),
};
