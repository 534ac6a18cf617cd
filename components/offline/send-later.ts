import { writeDraft } from '@/components/forms/ui/draft';
import { QUEUED_QUOTE_SENT, sendQueuedQuote } from '../forms/quote/send-queued-quote';

/** Sends the quote that waited; gives the toast that says so, null where the form on screen does, or it waits on. */
export async function sendLater(texts: { sent: string; refused: string }) {
  const answer = await sendQueuedQuote();
  if (!answer) return null;
  if (answer.status === 'failed') return ['warning', texts.refused] as const;
  const { reference } = answer;
  const told = new CustomEvent(QUEUED_QUOTE_SENT, { detail: reference, cancelable: true });
  if (!document.dispatchEvent(told)) return null;
  writeDraft('favorites', {});
  return ['success', texts.sent.replace('{reference}', reference)] as const;
}
