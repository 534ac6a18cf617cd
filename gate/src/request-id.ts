import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export const REQUEST_ID_HEADER = 'x-request-id';
const REQUEST_ID = /^[\w-]{8,64}$/;
const STORE = Symbol.for('passarela.request');

/** On the process: each of Next's bundles has a copy of this module. */
function store(): AsyncLocalStorage<string> {
  const known: unknown = Reflect.get(globalThis, STORE);
  if (known instanceof AsyncLocalStorage) return known;
  const made = new AsyncLocalStorage<string>();
  Reflect.set(globalThis, STORE, made);
  return made;
}

export const currentRequest = (): string | undefined => store().getStore();

/** The id that calls to the other program carry: that of the request under way, else a new one. */
export const outgoingRequestId = (): string => currentRequest() ?? randomUUID();

/** Runs `work` on behalf of a request, a new one by default: each of its log lines names the id. */
export const withRequest = <T>(work: () => T, id: string = randomUUID()): T => store().run(id, work);

/** Runs `work` under the caller's `X-Request-Id` if `isTrusted` and valid, else under a new id. */
export function beginRequest<T>(
  req: IncomingMessage,
  res: ServerResponse,
  { isTrusted, fits = REQUEST_ID }: { isTrusted: boolean; fits?: RegExp },
  work: () => T,
): T {
  const asked = req.headers[REQUEST_ID_HEADER];
  const id = isTrusted && typeof asked === 'string' && fits.test(asked) ? asked : randomUUID();
  req.headers[REQUEST_ID_HEADER] = id;
  res.setHeader('X-Request-Id', id);
  return withRequest(work, id);
}
