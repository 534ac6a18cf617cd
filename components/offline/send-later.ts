import { changeDraft, dropDraft, readDraft } from '@/components/forms/ui/draft';
import { fillText } from '@/lib/domain/fill-text';
import { isWhatWasSent, takeEndedQuotes } from '../forms/quote/queued-quote';
import { QUEUED_QUOTE_SENT, type QuoteSent, sendQueuedQuotes } from '../forms/quote/send-queued-quotes';

type Say = (kind: 'success' | 'warning', text: string) => void;

type Texts = Record<'sent' | 'sentPlain' | 'refused' | 'unknown', string>;

/** Both texts, or the one that ends with the other: a sent message may begin with the days. */
const joined = (first: string, second: string): string =>
  [first, second].find((one) => one.endsWith(first) && one.endsWith(second)) ?? `${first}\n\n${second}`;

/** Tells of quotes that waited too long: their texts are in the form again, below one that is begun there. */
function endWaiting(texts: Texts, say: Say): void {
  for (const { triedAt, fields } of takeEndedQuotes()) {
    const { name = '', email = '', phone = '', message = '' } = fields;
    const { message: begun = '', ...draft } = readDraft('favorites');
    changeDraft('favorites', { name, email, phone, ...draft, message: joined(begun, message) });
    say('warning', triedAt === null ? texts.refused : texts.unknown);
  }
}

/** With network sends the waiting quotes, and shows their results, unless the form on screen does. */
export async function sendLater(texts: Texts, say: Say): Promise<void> {
  endWaiting(texts, say);
  if (!navigator.onLine) return;
  await sendQueuedQuotes((answer, { fields }) => {
    if (answer.status === 'failed')
      return say('warning', answer.failure === 'unknown' ? texts.unknown : texts.refused);
    const { reference, sendsMail } = answer;
    const detail: QuoteSent = { reference, sendsMail, fields };
    const isLeft = document.dispatchEvent(new CustomEvent(QUEUED_QUOTE_SENT, { detail, cancelable: true }));
    if (!isLeft) return;
    // text written since stays
    if (isWhatWasSent(readDraft('favorites'), fields)) dropDraft('favorites');
    say('success', reference === null ? texts.sentPlain : fillText(texts.sent, { reference }));
  });
}
