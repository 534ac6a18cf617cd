import 'server-only';
import { FIELD_ERRORS, PHOTO_FIELDS, type PhotoError } from '@passarela/contract';
import { FORMS, type FormName } from '@passarela/contract/forms';
import { isRecord } from '@passarela/contract/is-record';
import { handleWhen, retry } from 'cockatiel';
import type { Lang } from '../domain/languages.ts';
import type { PhotoError as SitePhotoError } from '../forms/answer.ts';
import { type FormAnswer, failed } from '../forms/answer.ts';
import { log } from '../system/log.ts';
import { bearer, sendSigned } from './client.ts';
import { type BackendError, isBackendError, isGood } from './errors.ts';
import type { ServiceForm } from './multipart.ts';
import { readOrNull } from './read-or-null.ts';
import { backendState } from './state.ts';
import { fieldErrors, receiptOf, verdictOf } from './stored-answer.ts';
import { answerLimitMs } from './time-limits.ts';
import type { Answer } from './transport.ts';

const PHOTO: Record<PhotoError, SitePhotoError> = {
  required: 'photoMissing',
  empty: 'photoEmpty',
  type: 'photoType',
  damaged: 'photoBroken',
  slow: 'photoSlow',
  bytes: 'photoTooLarge',
  pixels: 'photoTooManyPixels',
};
/** The meaning of a status for a photo, for panels with other error texts than ours. */
const BY_STATUS = new Map<number, SitePhotoError>([
  [413, 'photoTooLarge'],
  [415, 'photoType'],
]);

const isPhoto = (field: string) => PHOTO_FIELDS.some((each) => each === field);

function errorOf(field: string, text: string, status: number): string {
  if (!isPhoto(field)) return FIELD_ERRORS.some((error) => error === text) ? text : 'other';
  const [, known] = Object.entries(PHOTO).find(([error]) => error === text) ?? [];
  return known ?? BY_STATUS.get(status) ?? 'other';
}

/** The fields that the panel refused: our own message keys if it uses them, else `other`. */
function panelErrors(body: unknown, status: number, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldErrors(body))
      .filter(([field]) => fields.includes(field) || isPhoto(field))
      .map(([field, text]) => [field, errorOf(field, text, status)]),
  );
}

const MISSING = [404, 405];

/** The language travels in a header: a service may know the Portuguese address only. */
const ownPath = (form: FormName) => `/api/${FORMS[form].address}/pt`;
const sendPath = (form: FormName) => `/api/entry/${form}/send`;

/** Sends to the form's own address, or to `/api/entry/{form}/send`: the first 2xx decides, a 404 forgets it. */
async function sendToEntry<T extends { status: number }>(
  form: FormName,
  send: (path: string) => Promise<T>,
): Promise<T> {
  const known = backendState().entriesBySend;
  const [first, second] = known.has(form) ? [sendPath(form), ownPath(form)] : [ownPath(form), sendPath(form)];
  let path = first;
  let answer = await send(path);
  if (MISSING.includes(answer.status)) {
    known.delete(form);
    path = second;
    answer = await send(path);
  }
  if (path === sendPath(form) && isGood(answer.status)) known.add(form);
  return answer;
}

const UPLOAD_LIMIT_MS = 60_000;
type Writing = { entry: FormName; lang: Lang; key: string; form: ServiceForm };

/** Errors of a connection that never came about: the panel has seen nothing of the entry. */
const NOT_CONNECTED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;
const isUnsent = ({ code }: BackendError) => NOT_CONNECTED.test(code ?? '');
const isLost = (error: BackendError) => !isUnsent(error) && /^\/api\/(?!login|refresh)/.test(error.path);

/** If a panel instance dies over an entry, a proxy has another, which gets only entries that cannot be stored twice. */
const atAnotherCopy = retry(
  handleWhen(
    (error) =>
      isBackendError(error) && error.kind === 'unreachable' && (isUnsent(error) || backendState().keepsKeys),
  ).orWhenResult((answer) => isRecord(answer) && answer.status === 502 && backendState().keepsKeys),
  { maxAttempts: 1 },
);

function post({ entry, lang, key, form }: Writing, signal: AbortSignal): Promise<Answer> {
  return atAnotherCopy.execute(() =>
    sendToEntry(entry, (path) =>
      sendSigned(
        {
          service: 'panel',
          method: 'POST',
          path,
          headers: { 'accept-language': lang, 'idempotency-key': key },
          form,
          isTextAccepted: true,
        },
        signal,
      ),
    ),
  );
}

function read(answer: Answer, { entry, form }: Writing): FormAnswer {
  const { status, body, retryAfterS } = answer;
  const verdict = verdictOf(answer);
  if (verdict === 'stored') return { status: 'sent', ...receiptOf(body) };
  log('warn', verdict === 'unclear' ? 'entry may not be stored' : 'entry not stored', { entry, status });
  if (status === 429) return failed('limited', { retryAfterS: retryAfterS || null });
  // A service that knows sends again stores a second one once: only its own unclear yes is left.
  if (verdict === 'unclear' && (status < 400 || !backendState().keepsKeys)) return failed('unknown');
  const errors = panelErrors(body, status, [...Object.keys(form.fields), ...Object.keys(form.files ?? {})]);
  const hasErrors = Object.keys(errors).length > 0;
  if (status === 413 && !hasErrors) return failed('tooLarge');
  if (hasErrors || status === 413 || status === 415 || status === 422) return failed('fields', { errors });
  return failed('unavailable', { retryAfterS: retryAfterS || null });
}

async function store(writing: Writing): Promise<FormAnswer> {
  try {
    const signal = AbortSignal.timeout(writing.entry === 'getScouted' ? UPLOAD_LIMIT_MS : answerLimitMs());
    // First of all: whether the panel knows sends again is in its answer to the sign-in.
    await bearer('panel', signal);
    const joined = backendState().keepsKeys ? undefined : backendState().joined.get(writing.key);
    return joined ?? read(await post(writing, signal), writing);
  } catch (error) {
    if (!isBackendError(error)) throw error;
    log('warn', 'panel does not take entries', { entry: writing.entry, reason: String(error) });
    return failed(isLost(error) && !backendState().keepsKeys ? 'unknown' : 'unavailable');
  }
}

/**
 * Sends an entry to the panel, which stores it before it answers (docs/services.md#forms). For a panel without
 * idempotency the same send within ten minutes gets the first answer.
 */
export async function storeEntry(writing: Writing): Promise<FormAnswer> {
  const answer = await store(writing);
  const mayBeStored = answer.status === 'sent' || answer.failure === 'unknown';
  if (mayBeStored && !backendState().keepsKeys) backendState().joined.set(writing.key, answer);
  return answer;
}

/** Whether the panel stores an entry once, however often it is sent; null if it does not answer. */
export async function areSendsKnownAgain(): Promise<boolean | null> {
  const signedIn = await readOrNull(bearer('panel', AbortSignal.timeout(answerLimitMs())));
  return signedIn && backendState().keepsKeys;
}
