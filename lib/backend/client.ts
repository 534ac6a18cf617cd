import 'server-only';
import { ConstantBackoff, handleWhen, retry } from 'cockatiel';
import { log } from '../system/log.ts';
import { isErrorBody } from './answers/envelope.ts';
import { guarded, guardedList } from './circuit.ts';
import type { Purpose } from './connections.ts';
import { BackendError, isBackendError } from './errors.ts';
import { isLogDue } from './state.ts';
import { answerLimitMs } from './time-limits.ts';
import { isRefused, withToken } from './tokens.ts';
import { type Answer, type Opened, type Outgoing, open, send } from './transport.ts';

/** Says that a call failed: one line a minute for each kind of failure of each call. */
export function logFailure({ service, path, kind, status, code }: BackendError) {
  // The open circuit is the echo of a failure that has its line.
  if (kind === 'open' || !isLogDue([service, path, kind, status, code].join(' '))) return;
  log('warn', 'service failed', { service, path, kind, status, code });
}

/** A call to a service, with the path below its base URL. */
export type Call = Omit<Outgoing, 'headers' | 'signal' | 'read'> & {
  headers?: Record<string, string>;
  /** How long the whole call may take, sign-in included. */
  limitMs?: number;
  /** A list that is read in the background: that it is late says nothing about other calls. */
  isList?: boolean;
  /** Statuses that are answers and not failures, besides 2xx. */
  expected?: readonly number[];
};

const isGood = (status: number) => status >= 200 && status < 300;

/** A page, or an error with a good status. */
const isNoAnswer = ({ body, isJson }: Answer) => !isJson || isErrorBody(body);

function authorized(call: Call & Pick<Outgoing, 'read'>, signal: AbortSignal): Promise<Answer> {
  const sendWith = (authorization: string) =>
    send({ ...call, headers: { ...call.headers, authorization }, signal });
  return withToken(call.service, signal, sendWith);
}

function check(call: Call, answer: Answer): Answer {
  const { status, retryAfterS } = answer;
  const { service, path } = call;
  if (isGood(status) && isNoAnswer(answer)) throw new BackendError({ kind: 'invalid', service, path });
  if (isGood(status) || call.expected?.includes(status)) return answer;
  const kind = status === 401 ? 'unauthorized' : 'status';
  throw new BackendError({ kind, service, path, status, retryAfterS });
}

const isShortPause = ({ status, retryAfterS }: BackendError) =>
  status === 429 && Boolean(retryAfterS) && (retryAfterS ?? 0) * 1_000 < answerLimitMs();

/** A read that broke, or that one of several instances could not answer: the next may; so does the end of a pause. */
const isWorthAnother = (error: unknown) =>
  isBackendError(error) &&
  ((error.kind === 'unreachable' && error.code !== 'ECONNREFUSED') ||
    [500, 502, 504].includes(error.status ?? 0) ||
    isShortPause(error));
const onceMore = retry(handleWhen(isWorthAnother), { maxAttempts: 1, backoff: new ConstantBackoff(0) });

/**
 * Calls a service with its token: one retry if it is refused or a read breaks, 3 s to connect, SERVICE_TIMEOUT_S in
 * all. Throws {@link BackendError}.
 */
export async function callService(call: Call): Promise<Answer> {
  const { service, path, limitMs = answerLimitMs() } = call;
  const { isList = false } = call;
  const isRead = call.method === 'GET' || isList;
  const paced = { ...call, ...(isRead && { read: { limitMs, isList } }) };
  const once = async (signal: AbortSignal) => check(call, await authorized(paced, signal));
  const run = () => {
    const signal = AbortSignal.timeout(limitMs);
    return isRead ? onceMore.execute(() => once(signal)) : once(signal);
  };
  try {
    return await (isList ? guardedList(service, path, run) : guarded(service, path, run));
  } catch (error) {
    if (isBackendError(error)) logFailure(error);
    throw error;
  }
}

type OpenCall = Omit<Call, 'limitMs' | 'isList' | 'expected'> & { purpose: Purpose; signal?: AbortSignal };

/** Calls a service for what is passed on as it comes: a ZIP, a picture. `read` decides on it. Throws BackendError. */
export function openService<T>(
  { purpose, signal = AbortSignal.any([]), ...call }: OpenCall,
  read: (answer: Opened) => Promise<T>,
): Promise<T> {
  const signInLimit = AbortSignal.any([signal, AbortSignal.timeout(answerLimitMs())]);
  const run = async (authorization: string) => {
    const answer = await open({ ...call, headers: { accept: '*/*', authorization }, signal }, purpose);
    if (isRefused(answer)) await answer.stream.dump();
    return answer;
  };
  return guarded(call.service, call.path, async () => read(await withToken(call.service, signInLimit, run)));
}
