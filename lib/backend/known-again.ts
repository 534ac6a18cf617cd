import 'server-only';
import { isBackendError } from './errors.ts';
import { backendState } from './state.ts';
import { answerLimitMs } from './time-limits.ts';
import { bearer } from './tokens.ts';

/** Whether the panel stores an entry once, however often it is sent; null if it does not answer. */
export async function areSendsKnownAgain(): Promise<boolean | null> {
  try {
    await bearer('panel', AbortSignal.timeout(answerLimitMs()));
    return backendState().keepsKeys;
  } catch (error) {
    if (!isBackendError(error)) throw error;
    return null;
  }
}
