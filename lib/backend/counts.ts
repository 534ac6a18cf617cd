import 'server-only';
import { takeSums } from '../counts/sums.ts';
import { log } from '../system/log.ts';
import { sharedState } from '../system/own-server.ts';
import { sendSigned } from './client.ts';
import { isBackendError } from './errors.ts';

const COUNTS = { service: 'panel', method: 'POST', path: '/api/counts' } as const;
const EVERY_MS = 60_000;
const ANSWER_LIMIT_MS = 5_000;
/** A service without counts is called again after this: it may have been renewed. */
const REST_MS = 60 * 60_000;

let restsUntil = 0;

/** Sends the sums of a minute once, past the circuit. A failed send is lost: repeated, it might count twice. */
export async function sendCounts(now = Date.now()): Promise<void> {
  const json = takeSums();
  if (!json || now < restsUntil) return;
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const { status } = await sendSigned({ ...COUNTS, json }, signal);
    if (status === 404) restsUntil = now + REST_MS;
    else if (status !== 204) log('warn', 'counts not taken', { status });
  } catch (error) {
    if (!isBackendError(error)) throw error;
    log('warn', 'counts not sent', { reason: String(error) });
  }
}

export function keepSendingCounts(): void {
  setInterval(() => void sendCounts(), EVERY_MS).unref();
  const sendLast = () => sharedState().pending.add(sendCounts());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, sendLast);
}
