import { env } from '../../system/env.ts';
import { type BackendError, isBackendError, type Service } from '../errors.ts';
import { listLimitMs } from '../time-limits.ts';
import { bearer, withToken } from '../tokens.ts';
import { send } from '../transport.ts';
import { type CheckedCall, callsToCheck, profileToCheck, talentsIn } from './calls.ts';

/** One line of the table: call, use and result. */
export type Finding = { service: Service; call: string; result: 'good' | 'poor' | 'missing'; text: string };

const VARIABLES = {
  integration: {
    url: 'INTEGRATION_URL',
    keys: 'INTEGRATION_SALT and INTEGRATION_API_KEY',
    path: '/api/signin',
  },
  panel: { url: 'PANEL_URL', keys: 'PANEL_SALT and PANEL_API_TOKEN', path: '/api/login' },
} as const;

const addressOf = (service: Service) => env()[VARIABLES[service].url];

function causeOf({ service, kind, status, code }: BackendError): string {
  const { url, keys, path } = VARIABLES[service];
  const address = addressOf(service);
  if (code === 'ECONNREFUSED') return `nobody listens at ${address} (${url})`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `there is no host of this name: ${address} (${url})`;
  if (kind === 'timeout') return 'no answer in time (SERVICE_TIMEOUT_S)';
  if (kind === 'unreachable') return `no connection to ${address} (${code ?? url})`;
  if (status !== null && address.endsWith('/api'))
    return `${status}: ${url} ends with /api, which the site adds itself`;
  if (status === 401 || status === 403 || status === 422)
    return `${status}: ${keys} are not those of this service`;
  if (status === 404 || status === 405) return `${status}: ${url} is what stands before ${path}`;
  if (kind === 'invalid') return `an answer without a token, or a page: is ${url} right?`;
  return status === null ? kind : String(status);
}

async function signIn(service: Service): Promise<Finding> {
  const finding = { service, call: `POST ${VARIABLES[service].path}` };
  try {
    await bearer(service, AbortSignal.timeout(listLimitMs()));
    return { ...finding, result: 'good', text: 'signed in' };
  } catch (error) {
    if (!isBackendError(error)) throw error;
    return { ...finding, result: 'missing', text: causeOf(error) };
  }
}

type Checked = { finding: Finding; body: unknown };

async function ask(call: CheckedCall): Promise<Checked> {
  const { service, method, path, query, read, cost, isNeeded = false } = call;
  const finding = { service, call: `${method} ${path}` };
  const bad = isNeeded ? 'missing' : 'poor';
  try {
    const signal = AbortSignal.timeout(listLimitMs());
    const { status, body } = await withToken(service, signal, (authorization) =>
      send({
        service,
        method,
        path,
        ...(query && { query }),
        ...(method === 'POST' && { json: {} }),
        headers: { authorization },
        signal,
      }),
    );
    const found = status >= 200 && status < 300 ? read(body) : null;
    const text = found ?? `${status < 300 ? 'nothing in it can be read' : status}: ${cost}`;
    return { finding: { ...finding, result: found === null ? bad : 'good', text }, body };
  } catch (error) {
    if (!isBackendError(error)) throw error;
    return { finding: { ...finding, result: bad, text: `${causeOf(error)}: ${cost}` }, body: null };
  }
}

/** Signs in to both services and makes every call that only reads, one after another. No form is sent. */
export async function checkServices(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const service of ['integration', 'panel'] as const) {
    const signed = await signIn(service);
    findings.push(signed);
    if (signed.result !== 'good') continue;
    for (const call of callsToCheck(env().OPTIONS_PATH).filter((each) => each.service === service)) {
      const { finding, body } = await ask(call);
      findings.push(finding);
      const talents = call.path === '/api/talents' ? talentsIn(body) : [];
      // A talent with a cover most likely has galleries, the subject of this line.
      const one = talents.find(({ cover }) => cover !== null) ?? talents[0];
      if (one) findings.push((await ask(profileToCheck(one.id))).finding);
    }
  }
  return findings;
}
