import type { IncomingHttpHeaders } from 'node:http';
import { outgoingRequestId, REQUEST_ID_HEADER } from '@passarela/gate/request-id';
import { Agent, type Dispatcher, request } from 'undici';
import { env } from '../system/env.ts';
import { log } from '../system/log.ts';
import { BackendError, isBackendError, isGood, type Service } from './errors.ts';
import { multipartBody, type ServiceForm } from './multipart.ts';
import { inTurn, retryAfterOf } from './pace.ts';
import { ANSWER_MAX_BYTES, type Content, readBody, TooLargeError } from './read-body.ts';
import { backendState, claimLogLine } from './state.ts';
import { answerLimitMs } from './time-limits.ts';

const FILE_MAX_BYTES = 20_000_000;
const SILENCE_LIMIT_MS = 30_000;

/** Purposes of connections: each has its own, so that slow readers and many pictures take none of the pages'. */
const PURPOSES = {
  read: () => ({ maxResponseSize: ANSWER_MAX_BYTES, connections: 16, keepAliveTimeout: 10_000 }),
  // keeps none: where a service closes one as a form leaves, nobody knows whether it arrived
  form: () => ({ maxResponseSize: ANSWER_MAX_BYTES, pipelining: 0 }),
  file: () => ({ maxResponseSize: FILE_MAX_BYTES }),
  gallery: () => ({ headersTimeout: answerLimitMs(), bodyTimeout: SILENCE_LIMIT_MS }),
  packagePicture: () => ({ headersTimeout: answerLimitMs(), connections: 16 }),
} satisfies Record<string, () => Agent.Options>;
export type Purpose = keyof typeof PURPOSES;

const CONNECT_LIMIT_MS = 3_000;

declare global {
  var passarelaConnections: Map<Purpose, Agent> | undefined;
}

export function connectionsFor(purpose: Purpose): Agent {
  globalThis.passarelaConnections ??= new Map();
  const known = globalThis.passarelaConnections.get(purpose);
  if (known) return known;
  const made = new Agent({ connect: { timeout: CONNECT_LIMIT_MS }, ...PURPOSES[purpose]() });
  globalThis.passarelaConnections.set(purpose, made);
  return made;
}

export async function closeConnections(): Promise<void> {
  const all = [...(globalThis.passarelaConnections?.values() ?? [])];
  globalThis.passarelaConnections = undefined;
  await Promise.all(all.map((agent) => agent.destroy()));
}

function nameAddress(service: Service, target: URL, path: string) {
  const variable = service === 'panel' ? 'PANEL_URL' : 'INTEGRATION_URL';
  const at = target.pathname.lastIndexOf(path);
  const base = at >= 0 ? target.pathname.slice(0, at) : target.pathname;
  const address = `${target.origin}${base}`;
  if (!claimLogLine(address)) return;
  log('warn', `service redirects elsewhere: set ${variable}, if that is where it is`, {
    service,
    path,
    address,
  });
}

type Redirect = { service: Service; path: string; from: URL; location: string; mayFollow: boolean };

/** The target of a followed redirect: within the origin, or from http to https of the host. Else null. */
function redirectTarget({ service, path, from, location, mayFollow }: Redirect): URL | null {
  const target = URL.parse(location, from);
  if (target === null) return null;
  const isSecured =
    from.protocol === 'http:' && target.protocol === 'https:' && from.hostname === target.hostname;
  if (mayFollow && (target.origin === from.origin || isSecured)) return target;
  nameAddress(service, target, path);
  return null;
}

const REDIRECTS_MAX = 3;

export type Outgoing = {
  service: Service;
  method: 'GET' | 'POST';
  path: string;
  query?: Record<string, string | number>;
  headers: Record<string, string>;
  json?: unknown;
  form?: ServiceForm;
  /** Takes a body that is no JSON as text. */
  isTextAccepted?: boolean;
  signal: AbortSignal;
  /** A read waits for its turn where the service has a limit of calls. */
  read?: { limitMs: number; isList: boolean };
};
/** `isJson` is false for a page, text or a redirect: its body is null then, or the text with `isTextAccepted`. */
export type Answer = Content & { status: number; location: string | null; retryAfterS: number };

/** An answer whose body is passed on as it comes; `isJson` is false for a page. */
export type Opened = {
  status: number;
  isJson: boolean;
  headers: IncomingHttpHeaders;
  stream: Dispatcher.ResponseData['body'];
};

const baseUrl = (service: Service) => (service === 'panel' ? env().PANEL_URL : env().INTEGRATION_URL);

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;

function failure(error: unknown, { service, path, signal, read }: Outgoing): BackendError {
  const code = codeOf(error);
  const isLate = signal.aborted || code === 'UND_ERR_CONNECT_TIMEOUT' || code?.endsWith('_TIMEOUT');
  const isTooLarge = error instanceof TooLargeError || code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
  const isNonsense = isTooLarge || code?.startsWith('Z_');
  const kind = isLate ? 'timeout' : isNonsense ? 'invalid' : 'unreachable';
  const isLateList = kind === 'timeout' && Boolean(read?.isList);
  return new BackendError({ kind, service, path, code, isTooLarge, isLateList });
}

function payload({ headers: given, json, form }: Outgoing) {
  const headers = { accept: 'application/json', [REQUEST_ID_HEADER]: outgoingRequestId(), ...given };
  if (json !== undefined) {
    return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(json) };
  }
  if (!form) return { headers };
  const multipart = multipartBody(form);
  return { headers: { ...headers, ...multipart.headers }, body: multipart.body };
}

/** Only a success tells: a refusal may come from something in between. */
function noteKeys({ headers }: Outgoing, status: number, answered: IncomingHttpHeaders) {
  const key = headers['idempotency-key'];
  if (key !== undefined && isGood(status)) backendState().keepsKeys = answered['idempotency-key'] === key;
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

function addressOf({ service, path, query = {} }: Outgoing): URL {
  const url = new URL(`${baseUrl(service)}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
}

const begin = (outgoing: Outgoing, url: URL, purpose: Purpose) => {
  const { method, signal } = outgoing;
  return request(url, { method, ...payload(outgoing), signal, dispatcher: connectionsFor(purpose) });
};

async function follow(outgoing: Outgoing, url: URL, left: number): Promise<Answer> {
  const { service, method, path } = outgoing;
  const answer = await inTurn(outgoing, () => begin(outgoing, url, outgoing.form ? 'form' : 'read'));
  const { statusCode: status, headers } = answer;
  if (isRedirect(status)) {
    await answer.body.dump();
    const location = String(headers.location ?? '');
    const mayFollow = method === 'GET' && left > 0;
    const target = redirectTarget({ service, path, from: url, location, mayFollow });
    return target
      ? follow(outgoing, target, left - 1)
      : { status, body: null, isJson: false, hasNotice: false, isLatin1: false, location, retryAfterS: 0 };
  }
  noteKeys(outgoing, status, headers);
  const read = await readBody(answer.body, String(headers['content-encoding'] ?? ''));
  const body = read.isJson || outgoing.isTextAccepted ? read.body : null;
  return { status, ...read, body, location: null, retryAfterS: retryAfterOf(headers) };
}

/** Sends one request; every status is an answer. A GET follows up to three redirects. Throws BackendError. */
export async function send(outgoing: Outgoing): Promise<Answer> {
  const url = addressOf(outgoing);
  try {
    return await follow(outgoing, url, REDIRECTS_MAX);
  } catch (error) {
    throw isBackendError(error) ? error : failure(error, outgoing);
  }
}

/** As {@link send}, but the caller reads the body, or dumps it, whatever its size. Throws BackendError. */
export async function open(outgoing: Outgoing, purpose: Purpose): Promise<Opened> {
  try {
    const answer = await begin(outgoing, addressOf(outgoing), purpose);
    const isJson = !/^text\/html/.test(String(answer.headers['content-type']));
    return { status: answer.statusCode, isJson, headers: answer.headers, stream: answer.body };
  } catch (error) {
    throw failure(error, outgoing);
  }
}
