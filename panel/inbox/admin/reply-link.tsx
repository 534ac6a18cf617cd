import { clean } from '@passarela/contract/clean';
import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { whatsappOf } from '../../packages/clients.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { ReplyActions } from './reply-actions.tsx';
import { entry, greetingOf, replyAddress, replyPhone } from './reply-address.ts';
import { whatsappAddress } from './whatsapp-address.ts';

const LABELS = {
  mail: text('Responder por e-mail', 'Reply by e-mail'),
  chat: text('Abrir no WhatsApp', 'Open in WhatsApp'),
  question: text('Enviou a resposta?', 'Did you send the answer?'),
  yes: text('Sim, marcar como respondida', 'Yes, mark as answered'),
  no: text('Ainda não', 'Not yet'),
  answered: text('Ficou como respondida.', 'It counts as answered.'),
};

/** Opens an answer in the mail program; under 18 it goes to the guardian, with a copy to the applicant. */
export const ReplyLink: UIFieldServerComponent = async ({ data, i18n, payload }) => {
  const parsed = entry.safeParse(data);
  if (!parsed.success) return null;
  const { email, is_minor: isMinor } = parsed.data;
  // who typed no number may be a client's contact
  const phone =
    replyPhone(parsed.data) || (isMinor ? null : await whatsappOf(payload, clean(email, 'email')));
  return (
    <ReplyActions
      mail={replyAddress(parsed.data)}
      chat={whatsappAddress(phone, greetingOf(parsed.data))}
      labels={inLanguage(LABELS, languageOf(i18n))}
    />
  );
};
