import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import controls from '../../parts/ui/controls.module.css';
import { languageOf } from '../../platform/reference/language.ts';
import styles from './inbox.module.css';
import { entry, replyAddress } from './reply-address.ts';
import { whatsappAddress } from './whatsapp-address.ts';

const LABEL = text('Responder por e-mail', 'Reply by e-mail');
const WHATSAPP = text('Abrir no WhatsApp', 'Open in WhatsApp');

/** Opens an answer in the mail program; under 18 it goes to the guardian, with a copy to the applicant. */
export const ReplyLink: UIFieldServerComponent = ({ data, i18n }) => {
  const parsed = entry.safeParse(data);
  if (!parsed.success) return null;
  const { phone, guardian_phone, is_minor } = parsed.data;
  const chat = whatsappAddress((is_minor && guardian_phone) || phone);
  return (
    <div className={styles.actions}>
      <a className={controls.primary} href={replyAddress(parsed.data)}>
        {LABEL[languageOf(i18n)]}
      </a>
      {chat && (
        <a className={controls.secondary} href={chat} target="_blank" rel="noreferrer noopener">
          {WHATSAPP[languageOf(i18n)]}
        </a>
      )}
    </div>
  );
};
