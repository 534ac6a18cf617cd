import { text } from '@passarela/contract/text';
import type { SelectFieldServerComponent } from 'payload';
import { agencyName } from '../../content/agency/read.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { fillReply, REPLY_TEXTS } from '../../platform/reference/reply-texts.ts';
import { AnswerChoices } from './answer-choices.tsx';
import { addressee, entry, replyAddress, replyPhone } from './reply-address.ts';
import { whatsappAddress } from './whatsapp-address.ts';

const LABELS = {
  title: text('Resposta', 'Answer'),
  accepted: text('Aceitar', 'Accept'),
  declined: text('Recusar', 'Decline'),
  words: text('Texto da resposta', 'Text of the reply'),
  mail: text('Abrir no e-mail', 'Open in e-mail'),
  chat: text('Abrir no WhatsApp', 'Open in WhatsApp'),
  copy: text('Copiar', 'Copy'),
  copied: text('Copiado', 'Copied'),
  notCopied: text('Não foi copiado. Selecione o texto e copie.', 'Not copied. Select the text and copy it.'),
  takeBack: text('Retirar', 'Take back'),
  taken: text('Resposta retirada. Salve para guardar.', 'Answer taken back. Save to keep it.'),
  save: text(
    'Salve para guardar: a candidatura fica como respondida.',
    'Save to keep it: the application counts as answered.',
  ),
};

/** The two answers to an application, in the applicant's language, for staff's own mail program or WhatsApp. */
export const Answer: SelectFieldServerComponent = async ({ data, i18n, payload }) => {
  const parsed = entry.safeParse(data);
  if (!parsed.success) return null;
  const { language } = parsed.data;
  const name = addressee(parsed.data);
  const [own, agency] = await Promise.all([
    payload.findGlobal({ slug: 'replies', depth: 0 }),
    agencyName(payload),
  ]);
  const filled = (which: 'accepted' | 'declined') =>
    fillReply(own[which]?.[language]?.trim() || REPLY_TEXTS[which][language], { name, agency });
  return (
    <AnswerChoices
      texts={{ accepted: filled('accepted'), declined: filled('declined') }}
      address={replyAddress(parsed.data, '')}
      chat={whatsappAddress(replyPhone(parsed.data))}
      labels={inLanguage(LABELS, languageOf(i18n))}
    />
  );
};
