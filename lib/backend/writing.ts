import 'server-only';
import { storedAnswer } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import { handleWhen, retry } from 'cockatiel';
import type { Lang } from '../domain/languages.ts';
import { type FormAnswer, failed } from '../forms/answer.ts';
import { log } from '../system/log.ts';
import { isBackendError } from './errors.ts';
import type { ServiceForm } from './multipart.ts';
import { panelErrors } from './panel-errors.ts';
import { answerLimitMs } from './time-limits.ts';
import { withToken } from './tokens.ts';
import { type Answer, send } from './transport.ts';

type Entry = 'contact' | 'favorites' | 'get-scouted';
const UPLOAD_LIMIT_MS = 60_000;

type Writing = { entry: Entry; lang: Lang; key: string; form: ServiceForm };

/** Where a copy of the panel dies over an entry, a proxy has another; the entry's key keeps it stored once. */
const atAnotherCopy = retry(
  handleWhen((error) => isBackendError(error) && error.kind === 'unreachable').orWhenResult(
    (answer) => isRecord(answer) && answer.status === 502,
  ),
  { maxAttempts: 1 },
);

/** Not through the circuit: an entry is worth a real try, and a full inbox (429, 503) must not stop the pages. */
function post({ entry, lang, key, form }: Writing, limitMs: number): Promise<Answer> {
  const signal = AbortSignal.timeout(limitMs);
  return atAnotherCopy.execute(() =>
    withToken('panel', signal, (authorization) =>
      send({
        service: 'panel',
        method: 'POST',
        path: `/api/${entry}/${lang}`,
        headers: { authorization, 'idempotency-key': key },
        form,
        signal,
      }),
    ),
  );
}

function read({ status, body, retryAfterS }: Answer): FormAnswer {
  const stored = status >= 200 && status < 300 ? storedAnswer.safeParse(body).data : undefined;
  if (stored) return { status: 'sent', reference: stored.reference };
  log('warn', 'entry not stored', { status });
  const errors = panelErrors(body, status);
  if (status === 413 && Object.keys(errors).length === 0) return failed('tooLarge');
  if (status === 413 || status === 415 || status === 422) return failed('fields', { errors });
  if (status === 429) return failed('limited', { retryAfterS: retryAfterS || null });
  return failed('unavailable', { retryAfterS: retryAfterS || null });
}

/** Hands an entry to the panel, which stores it before it answers (CONTRACT, Panel, writing). */
export async function storeEntry(writing: Writing): Promise<FormAnswer> {
  try {
    return read(await post(writing, writing.entry === 'get-scouted' ? UPLOAD_LIMIT_MS : answerLimitMs()));
  } catch (error) {
    if (!isBackendError(error)) throw error;
    log('warn', 'panel does not take entries', { entry: writing.entry, reason: String(error) });
    return failed('unavailable');
  }
}
