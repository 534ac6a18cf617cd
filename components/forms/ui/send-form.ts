import { unstable_isUnrecognizedActionError as isUnknownAction } from 'next/navigation';
import { type FormAnswer, failed } from '@/lib/forms/answer';
import { FILL_MIN_MS, FILLED_FIELD } from '@/lib/forms/traps';
import { signAsDevice } from './device-key';

export type Send = (data: FormData) => Promise<FormAnswer>;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for the least time that a person needs; gives ms since the form came. Timers may end early. */
async function waitUntilFilled(shownAt: number): Promise<number> {
  const filledMs = Math.floor(performance.now() - shownAt);
  if (filledMs >= FILL_MIN_MS) return filledMs;
  await delay(FILL_MIN_MS - filledMs);
  return waitUntilFilled(shownAt);
}

/** Sends a form; every way of failing becomes an answer. `shownAt` is when the form came, by performance.now(). */
export async function sendForm(send: Send, data: FormData, shownAt: number): Promise<FormAnswer> {
  data.set(FILLED_FIELD, String(await waitUntilFilled(shownAt)));
  signAsDevice(data);
  try {
    return await send(data);
  } catch (error) {
    console.info('form not sent:', error);
    return failed(isUnknownAction(error) ? 'outdated' : 'offline');
  }
}
