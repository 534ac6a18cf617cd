import { text } from '@passarela/contract/text';

export const LABELS = {
  title: text('Sua sessão terminou. Entre de novo', 'Your session has ended. Sign in again'),
  kept: text(
    'O que você escreveu continua na tela. Depois de entrar, o painel termina o que estava salvando.',
    'What you wrote is still there. Once you sign in, the panel goes on with the save.',
  ),
  email: text('E-mail', 'E-mail address'),
  password: text('Senha', 'Password'),
  code: text('Código', 'Code'),
  codeHint: text(
    'Os 6 dígitos que o aplicativo mostra agora, ou um código de recuperação.',
    'The 6 digits that the app shows now, or a recovery code.',
  ),
  send: text('Entrar', 'Sign in'),
  later: text('Agora não', 'Not now'),
  page: text(
    'Esta conta precisa antes ligar a verificação em duas etapas. Abra a página de entrada em outra aba, entre ali e salve de novo aqui.',
    'This account has to set up two-step verification first. Open the sign-in page in another tab, sign in there and save again here.',
  ),
  openPage: text('Abrir a página de entrada em outra aba', 'Open the sign-in page in another tab'),
  other: text(
    'Outra pessoa entrou neste navegador. Para salvar o que você escreveu, entre com a sua própria conta.',
    'Somebody else signed in on this browser. To save what you wrote, sign in with your own account.',
  ),
  failed: text('Não deu certo. Tente de novo.', 'It did not work. Try again.'),
  over: text(
    'Não foi salvo: sua sessão terminou. Salve de novo e entre.',
    'Not saved: your session has ended. Save again and sign in.',
  ),
  offline: text(
    'Não foi salvo: sem conexão com o painel. O que você escreveu continua aqui. Tente de novo em instantes.',
    'Not saved: no connection to the panel. What you wrote is still here. Try again in a moment.',
  ),
  refused: text(
    'Este arquivo não foi aceito. Se for muito grande, mais de 200 MB, escolha um menor; senão, tente de novo.',
    'This file was not accepted. If it is larger than 200 MB, choose a smaller one; else try again.',
  ),
  stale: text('Não foi salvo: mudou enquanto você escrevia', 'Not saved: it changed while you were writing'),
  staleAbout: text('O que você escreveu continua nesta tela.', 'What you wrote is still on this screen.'),
  openStored: text('Abrir o que está salvo', 'Open what is stored'),
  backToMine: text('Voltar ao que escrevi', 'Back to what I wrote'),
};
