import { text } from '@passarela/contract/text';
import type { PayloadRequest } from 'payload';
import { messageFor } from '../platform/errors/refusal.ts';

const NOT_YOU = text(
  'Se não foi você, troque a sua senha agora e avise a Administração.',
  'If it was not you, change your password now and tell an administrator.',
);

const NOTICES = {
  newDevice: {
    subject: text('Um novo aparelho entrou na sua conta', 'A new device signed in to your account'),
    body: text(
      'Alguém entrou na sua conta do painel em um aparelho que ainda não conhecíamos:',
      'Somebody signed in to your account in the panel on a device that we did not know yet:',
    ),
    end: text(
      'Se foi você, não faça nada. Se não foi, troque a sua senha agora e encerre as outras sessões na sua conta.',
      'If it was you, do nothing. If not, change your password now and end the other sessions in your account.',
    ),
  },
  secondStepOn: {
    subject: text('Verificação em duas etapas ligada', 'Two-step verification is on'),
    body: text(
      'A sua conta do painel agora pede, além da senha, um código do seu celular. As outras sessões foram encerradas.',
      'Your account in the panel now asks for a code from your phone beside the password. Other sessions have ended.',
    ),
    end: NOT_YOU,
  },
  secondStepOff: {
    subject: text('Verificação em duas etapas desligada', 'Two-step verification is off'),
    body: text(
      'A sua conta do painel voltou a pedir só a senha.',
      'Your account in the panel asks for the password alone again.',
    ),
    end: NOT_YOU,
  },
  secondStepReset: {
    subject: text('Verificação em duas etapas redefinida', 'Two-step verification was reset'),
    body: text(
      'A Administração desligou a verificação em duas etapas da sua conta do painel e encerrou as suas sessões. Entre com a sua senha e ligue de novo.',
      'An administrator switched off the two-step verification of your account in the panel and ended your sessions. Sign in with your password and switch it on again.',
    ),
    end: text(
      'Se você não pediu isso, avise a Administração agora.',
      'If you did not ask for this, tell an administrator now.',
    ),
  },
  newCodes: {
    subject: text('Novos códigos de recuperação', 'New recovery codes'),
    body: text(
      'A sua conta do painel tem novos códigos de recuperação. Os anteriores não valem mais.',
      'Your account in the panel has new recovery codes. Those from before no longer work.',
    ),
    end: NOT_YOU,
  },
  recoveryUsed: {
    subject: text('Um código de recuperação foi usado', 'A recovery code was used'),
    body: text(
      'Alguém usou um código de recuperação da sua conta do painel. Restam:',
      'Somebody used a recovery code of your account in the panel. Codes left:',
    ),
    end: NOT_YOU,
  },
  wrongCodes: {
    subject: text('Códigos errados na sua conta', 'Wrong codes at your account'),
    body: text(
      'Alguém digitou a sua senha certa e vários códigos errados, e não entrou na sua conta do painel.',
      'Somebody typed your right password and several wrong codes, and did not get into your account in the panel.',
    ),
    end: NOT_YOU,
  },
};

/** Mails a person an event of their account, with `details`; ends when the server accepted it. Failures are logged. */
export async function mailPerson(
  req: PayloadRequest,
  to: string,
  notice: keyof typeof NOTICES,
  details: string[] = [],
): Promise<void> {
  const { subject, body, end } = NOTICES[notice];
  const parts = [messageFor(req, body), details.join('\n'), messageFor(req, end)];
  try {
    await req.payload.sendEmail({
      to,
      subject: messageFor(req, subject),
      text: parts.filter(Boolean).join('\n\n'),
    });
  } catch (err) {
    req.payload.logger.error({ err, msg: `A mail to staff was not sent: ${notice}` });
  }
}
