import { unstable_isUnrecognizedActionError as isUnknownAction } from 'next/navigation';
import { type FormAnswer, failed } from '@/lib/forms/answer';
import { sendQuote } from './actions';
import { forgetQuoteFor, queueQuote } from './queued-quote';

/** Sends a quote; without network it waits on this device (docs/decisions/offline.md). Throws as `sendQuote` does. */
export async function sendOrQueue(data: FormData): Promise<FormAnswer> {
  try {
    const answer = await sendQuote(null, data);
    if (answer.status === 'sent') forgetQuoteFor(String(data.get('models')));
    return answer;
  } catch (error) {
    if (navigator.onLine || isUnknownAction(error) || !queueQuote(data)) throw error;
    return failed('queued');
  }
}
