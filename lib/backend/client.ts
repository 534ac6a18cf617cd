import 'server-only';
import { guarded } from './circuit.ts';
import { BackendError } from './errors.ts';
import { withToken } from './tokens.ts';
import { ANSWER_LIMIT_MS, type Answer, type Outgoing, send } from './transport.ts';

/** A call to a service, with the path below its base URL (CONTRACT). */
export type Call = Omit<Outgoing, 'headers' | 'signal'> & {
  headers?: Record<string, string>;
  /** How long the whole call may take, sign-in included. */
  limitMs?: number;
  /** Statuses that are answers and not failures, besides 2xx. */
  expected?: readonly number[];
};

function authorized(call: Call, signal: AbortSignal): Promise<Answer> {
  return withToken(call.service, signal, (authorization) =>
    send({ ...call, headers: { ...call.headers, authorization }, signal }),
  );
}

function check(call: Call, answer: Answer): Answer {
  const { status, retryAfterS } = answer;
  if ((status >= 200 && status < 300) || call.expected?.includes(status)) return answer;
  const kind = status === 401 ? 'unauthorized' : 'status';
  throw new BackendError({ kind, service: call.service, path: call.path, status, retryAfterS });
}

/** Calls a service with its token: one retry after 401, 3 s to connect, 8 s in all. Throws {@link BackendError}. */
export function callService(call: Call): Promise<Answer> {
  const { service, path, limitMs = ANSWER_LIMIT_MS } = call;
  return guarded(service, path, async () =>
    check(call, await authorized(call, AbortSignal.timeout(limitMs))),
  );
}
