import 'server-only';
import { isErrorBody } from './answers/envelope.ts';
import { guarded, guardedList } from './circuit.ts';
import { BackendError, isBackendError } from './errors.ts';
import { logFailure } from './log-failure.ts';
import { answerLimitMs } from './time-limits.ts';
import { withToken } from './tokens.ts';
import { type Answer, type Outgoing, send } from './transport.ts';

/** A call to a service, with the path below its base URL. */
export type Call = Omit<Outgoing, 'headers' | 'signal'> & {
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

function authorized(call: Call, signal: AbortSignal): Promise<Answer> {
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

/**
 * Calls a service with its token: one retry if it is refused, 3 s to connect, SERVICE_TIMEOUT_S in all. Throws
 * {@link BackendError}.
 */
export async function callService(call: Call): Promise<Answer> {
  const { service, path, limitMs = answerLimitMs() } = call;
  const run = async () => check(call, await authorized(call, AbortSignal.timeout(limitMs)));
  try {
    return await (call.isList ? guardedList(service, path, run) : guarded(service, path, run));
  } catch (error) {
    if (isBackendError(error)) logFailure(error);
    throw error;
  }
}
