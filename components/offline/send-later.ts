import { dropDraft, readDraft } from '@/components/forms/ui/draft';
import { isWhatWasSent } from '../forms/quote/queued-quote';
import { QUEUED_QUOTE_SENT, type QuoteSent, sendQueuedQuotes } from '../forms/quote/send-queued-quotes';

type Say = (kind: 'success' | 'warning', text: string) => void;

/** Sends the waiting quotes, and shows their results, unless the form on screen does. */
export const sendLater = (
  texts: Record<'sent' | 'sentPlain' | 'refused' | 'unknown', string>,
  say: Say,
): Promise<void> =>
  sendQueuedQuotes((answer, { fields }) => {
    if (answer.status === 'failed')
      return say('warning', answer.failure === 'unknown' ? texts.unknown : texts.refused);
    const { reference, sendsMail } = answer;
    const detail: QuoteSent = { reference, sendsMail, fields };
    const isLeft = document.dispatchEvent(new CustomEvent(QUEUED_QUOTE_SENT, { detail, cancelable: true }));
    if (!isLeft) return;
    // text written since stays
    if (isWhatWasSent(readDraft('favorites'), fields)) dropDraft('favorites');
    say('success', reference === null ? texts.sentPlain : texts.sent.replace('{reference}', reference));
  });
