import { outgoingRequestId, REQUEST_ID_HEADER } from '@passarela/gate/request-id';
import { Agent, request } from 'undici';
import { env } from '../system/env.ts';
import { hasMoreValuesThan } from './count-values.ts';
import { BackendError, type Service } from './errors.ts';
import { multipartBody, type ServiceForm } from './multipart.ts';
import { backendState } from './state.ts';

const CONNECT_LIMIT_MS = 3_000;
export const ANSWER_LIMIT_MS = 8_000;
/** CONTRACT, Integration: an answer has at most 4 MB. */
export const ANSWER_MAX_BYTES = 4 * 1024 * 1024;
/** Three times what a full page of talents holds: more would keep the process busy with checking it. */
const ANSWER_MAX_VALUES = 100_000;

export type Outgoing = {
  service: Service;
  method: 'GET' | 'POST';
  path: string;
  query?: Record<string, string | number>;
  headers: Record<string, string>;
  json?: unknown;
  form?: ServiceForm;
  signal: AbortSignal;
};
export type Answer = { status: number; body: unknown; retryAfterS: number };

function agent() {
  const state = backendState();
  state.agent ??= new Agent({
    connect: { timeout: CONNECT_LIMIT_MS },
    connections: 16,
    keepAliveTimeout: 10_000,
    maxResponseSize: ANSWER_MAX_BYTES,
  });
  return state.agent;
}

const baseUrl = (service: Service) => (service === 'panel' ? env().PANEL_URL : env().INTEGRATION_URL);

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

function failure(error: unknown, { service, path, signal }: Outgoing): BackendError {
  const code = codeOf(error);
  const isLate = signal.aborted || code === 'UND_ERR_CONNECT_TIMEOUT' || code?.endsWith('_TIMEOUT');
  const isNonsense = error instanceof SyntaxError || code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
  const kind = isLate ? 'timeout' : isNonsense ? 'invalid' : 'unreachable';
  return new BackendError({ kind, service, path });
}

function parseBody(text: string, status: number): unknown {
  if (text === '') return null;
  try {
    const body: unknown = JSON.parse(text);
    if (hasMoreValuesThan(ANSWER_MAX_VALUES, body)) throw new SyntaxError('too many values');
    return body;
  } catch (error) {
    if (status >= 400) return null;
    throw error;
  }
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

/** Sends one request; every HTTP status is an answer, redirects too. Throws BackendError, also above 4 MB. */
export async function send(outgoing: Outgoing): Promise<Answer> {
  const { service, method, path, query, signal } = outgoing;
  try {
    const answer = await request(`${baseUrl(service)}${path}`, {
      method,
      ...(query && { query }),
      ...payload(outgoing),
      signal,
      dispatcher: agent(),
    });
    const body = parseBody(await answer.body.text(), answer.statusCode);
    return { status: answer.statusCode, body, retryAfterS: Number(answer.headers['retry-after']) || 0 };
  } catch (error) {
    throw failure(error, outgoing);
  }
}
