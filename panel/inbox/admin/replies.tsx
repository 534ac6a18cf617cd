import { clean } from '@passarela/contract/clean';
import type { SelectFieldServerComponent, UIFieldServerComponent } from 'payload';
import { agencyName } from '../../content/agency/read.ts';
import { whatsappOf } from '../../packages/clients.ts';
import { fillReply, REPLY_TEXTS } from '../../platform/reference/reply-texts.ts';
import { AnswerChoices, ReplyActions } from './reply-actions.tsx';
import { addressee, entry, greetingOf, replyAddress, replyPhone, whatsappAddress } from './reply-address.ts';

/** Opens an answer in the mail program; under 18 it goes to the guardian, with a copy to the applicant. */
export const ReplyLink: UIFieldServerComponent = async ({ data, payload }) => {
  const parsed = entry.safeParse(data);
  if (!parsed.success) return null;
  const { email, is_minor: isMinor } = parsed.data;
  // who typed no number may be a client's contact
  const phone =
    replyPhone(parsed.data) || (isMinor ? null : await whatsappOf(payload, clean(email, 'email')));
  return (
    <ReplyActions mail={replyAddress(parsed.data)} chat={whatsappAddress(phone, greetingOf(parsed.data))} />
  );
};

/** The two answers to an application, in the applicant's language, for staff's own mail program or WhatsApp. */
export const Answer: SelectFieldServerComponent = async ({ data, payload }) => {
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
    />
  );
};
