import type { PayloadRequest } from 'payload';
import { wordsFor } from '../../errors/refusal.ts';
import { text } from '../../reference/text.ts';

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
};

/** Mails a person of the staff what happened to their account; `details` stand between. A mail that fails is logged. */
export function tellPerson(
  req: PayloadRequest,
  to: string,
  notice: keyof typeof NOTICES,
  details: string[] = [],
): void {
  const { subject, body, ...rest } = NOTICES[notice];
  const end = 'end' in rest ? [wordsFor(req, rest.end)] : [];
  req.payload
    .sendEmail({
      to,
      subject: wordsFor(req, subject),
      text: [wordsFor(req, body), ...(details.length > 0 ? [details.join('\n')] : []), ...end].join('\n\n'),
    })
    .catch((err: unknown) =>
      req.payload.logger.error({ err, msg: `A mail to staff was not sent: ${notice}` }),
    );
}
