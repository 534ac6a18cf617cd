import { clean } from '@passarela/contract/clean';
import { text } from '@passarela/contract/text';
import type { SelectFieldServerComponent, UIFieldServerComponent } from 'payload';
import { agencyName } from '../../content/agency/read.ts';
import { whatsappOf } from '../../packages/clients.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { fillReply, REPLY_TEXTS } from '../../platform/reference/reply-texts.ts';
import { AnswerChoices, ReplyActions } from './reply-actions.tsx';
import { addressee, entry, greetingOf, replyAddress, replyPhone, whatsappAddress } from './reply-address.ts';

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

const ANSWER_LABELS = {
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
      labels={inLanguage(ANSWER_LABELS, languageOf(i18n))}
    />
  );
};
