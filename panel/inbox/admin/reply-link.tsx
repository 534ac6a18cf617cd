import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { ReplyActions } from './reply-actions.tsx';
import { entry, replyAddress, replyPhone } from './reply-address.ts';
import { whatsappAddress } from './whatsapp-address.ts';

const LABELS = {
  mail: text('Responder por e-mail', 'Reply by e-mail'),
  chat: text('Abrir no WhatsApp', 'Open in WhatsApp'),
  answered: text(
    'Ficou como respondida. Se não enviou, mude a situação de volta e salve.',
    'It counts as answered. If you did not send it, change the status back and save.',
  ),
};

/** Opens an answer in the mail program; under 18 it goes to the guardian, with a copy to the applicant. */
export const ReplyLink: UIFieldServerComponent = ({ data, i18n }) => {
  const parsed = entry.safeParse(data);
  if (!parsed.success) return null;
  return (
    <ReplyActions
      mail={replyAddress(parsed.data)}
      chat={whatsappAddress(replyPhone(parsed.data))}
      labels={inLanguage(LABELS, languageOf(i18n))}
    />
  );
};
