import { request } from 'undici';
import { mediaUrl } from '../../routes/media.ts';
import { env } from '../../system/env.ts';
import { loadSlides, slidesIn } from '../answers/content.ts';
import { isErrorBody } from '../answers/envelope.ts';
import { CALLS } from '../calls.ts';
import { bearer, readGrant, sendSigned, signInCall } from '../client.ts';
import { BackendError, isBackendError, isGood, type Service } from '../errors.ts';
import { backendState } from '../state.ts';
import { listLimitMs } from '../time-limits.ts';
import { type Answer, send } from '../transport.ts';
import { type CheckedCall, callsToCheck, lackOf, SLIDES, talentsIn } from './calls.ts';

/** One line of the table: call, use and result. */
type Finding = { service: Service; call: string; result: 'good' | 'poor' | 'missing'; text: string };

const VARIABLES = {
  integration: {
    url: 'INTEGRATION_URL',
    keys: 'INTEGRATION_SALT and INTEGRATION_API_KEY',
    token: 'access_token',
  },
  panel: { url: 'PANEL_URL', keys: 'PANEL_SALT and PANEL_API_TOKEN', token: 'token' },
} as const;

const addressOf = (service: Service) => env()[VARIABLES[service].url];

/** The reason why a connection came to no answer; null if there was one. */
function lineFault({ service, kind, code }: BackendError): string | null {
  const { url } = VARIABLES[service];
  const address = addressOf(service);
  if (code === 'ECONNREFUSED') return `nobody listens at ${address} (${url})`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `there is no host of this name: ${address} (${url})`;
  if (kind === 'timeout') return 'no answer in time (SERVICE_TIMEOUT_S)';
  return kind === 'unreachable' ? `no connection to ${address} (${code ?? url})` : null;
}

/** Whether the credentials, sent as JSON or as a form, give a token at another address or in another way. */
async function givesToken(url: string, service: Service, isForm = false): Promise<boolean> {
  const { json } = signInCall(service);
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const body = isForm ? new URLSearchParams(json).toString() : JSON.stringify(json);
  try {
    const headers = { 'content-type': type, accept: 'application/json' };
    const signal = AbortSignal.timeout(listLimitMs());
    const answer = await request(url, { method: 'POST', headers, body, signal });
    return readGrant(await answer.body.json()) !== null;
  } catch {
    return false;
  }
}

/** The address behind a redirect, and whether one can sign in there. */
async function redirectFault(service: Service, path: string, location: string): Promise<string> {
  const base = addressOf(service);
  const target = URL.parse(location, `${base}${path}`);
  if (target === null) return 'a redirect to no address, and no POST follows one';
  const at = target.pathname.lastIndexOf(path);
  const moved = `${target.origin}${at >= 0 ? target.pathname.slice(0, at) : ''}`;
  const isThere = moved !== base && (await givesToken(`${moved}${signInCall(service).path}`, service));
  const advice = isThere
    ? `set ${VARIABLES[service].url}=${moved}, which works`
    : 'one cannot sign in there either';
  return `a redirect to ${target.origin}${target.pathname}, and no POST follows one: ${advice}`;
}

function limitFault(service: Service): string {
  const { sent } = backendState().paces[service];
  return `429 after ${sent.length} calls in a minute: set SERVICE_CALLS_PER_MINUTE to what it allows`;
}

/** A fault that the status says, for every call alike. */
async function statusFault(
  service: Service,
  path: string,
  { status, location }: Answer,
): Promise<string | null> {
  if (status === 429) return limitFault(service);
  if (status >= 300 && status < 400) return redirectFault(service, path, location ?? '');
  return isGood(status) ? null : String(status);
}

/** Faults that the site reads around. */
const oddities = ({ hasNotice, isLatin1 }: Answer) =>
  [
    hasNotice && ', behind a notice of PHP, which costs a search at each call (display_errors=0)',
    isLatin1 && ', in Latin-1, read as such: UTF-8 has all letters',
  ]
    .filter(Boolean)
    .join('');

/** The reason why a sign-in gave no token, by its answer. */
async function signInFault(service: Service, answer: Answer): Promise<string> {
  const { url, keys, token } = VARIABLES[service];
  const { path } = signInCall(service);
  const { status, body, isJson } = answer;
  if (addressOf(service).endsWith('/api'))
    return `${status}: ${url} ends with /api, which the site adds itself`;
  if (status === 404 || status === 405) return `${status}: ${url} is what stands before ${path}`;
  if ([429, 301, 302, 303, 307, 308].includes(status))
    return (await statusFault(service, path, answer)) ?? '';
  if (await givesToken(`${addressOf(service)}${path}`, service, true))
    return `${status}: it reads forms ($_POST) alone, and the site sends JSON (php://input)`;
  if ([400, 401, 403, 422].includes(status)) return `${status}: ${keys} are not those of this service`;
  if (status >= 300) return String(status);
  if (!isJson) return `a page in place of a token: is ${url} right?`;
  return isErrorBody(body)
    ? `an error with a good status: ${keys} are not those of this service`
    : `an answer without a token: ${lackOf(body, token)}`;
}

async function signIn(service: Service): Promise<Finding> {
  const { path, json } = signInCall(service);
  const finding = { service, call: `POST ${path}` };
  const signal = AbortSignal.timeout(listLimitMs());
  try {
    await bearer(service, signal);
    return { ...finding, result: 'good', text: 'signed in' };
  } catch (error) {
    if (!isBackendError(error)) throw error;
    const line = lineFault(error);
    if (line !== null) return { ...finding, result: 'missing', text: line };
    const answer = await send({ service, method: 'POST', path, json, headers: {}, signal });
    return { ...finding, result: 'missing', text: await signInFault(service, answer) };
  }
}

function ask(call: CheckedCall['call']): Promise<Answer> {
  const limitMs = listLimitMs();
  return sendSigned({ ...call, read: { limitMs, isList: false } }, AbortSignal.timeout(limitMs));
}

async function check({ call, ...checked }: CheckedCall): Promise<{ finding: Finding; body: unknown }> {
  const { service, method, path } = call;
  const { read, cost, isNeeded = false, absent } = checked;
  const finding = { service, call: `${method} ${path}` };
  const bad = isNeeded ? 'missing' : 'poor';
  try {
    const answer = await ask(call);
    if (answer.status === 404 && absent)
      return { finding: { ...finding, result: 'good', text: absent }, body: null };
    const fault = await statusFault(service, path, answer);
    const found = fault === null ? read(answer.body) : null;
    const isGood = found !== null && !found.isShort;
    const reason = found?.text ?? fault ?? 'nothing in it can be read';
    const text = `${reason}${oddities(answer)}${isGood ? '' : `: ${cost}`}`;
    return { finding: { ...finding, result: isGood ? 'good' : bad, text }, body: answer.body };
  } catch (error) {
    if (!isBackendError(error)) throw error;
    const text = `${lineFault(error) ?? error.kind}: ${cost}`;
    return { finding: { ...finding, result: bad, text }, body: null };
  }
}

/** Slides as the site has them: of their own call, else of the entity; what cannot be read is no carousel. */
async function checkSlides([type, cost]: (typeof SLIDES)[number]): Promise<Finding> {
  const calls = CALLS.slides(type);
  const [{ service, path }] = calls;
  const finding = { service, call: `GET ${path}` };
  const tried: { status: number; path: string }[] = [];
  const read = async (call: (typeof calls)[number]) => {
    const { status, isJson, body } = await ask(call);
    tried.push({ status, path: call.path });
    if (isGood(status) && isJson && !isErrorBody(body)) return body;
    throw new BackendError({ kind: 'status', service, path: call.path, status });
  };
  try {
    const { length } = slidesIn(await loadSlides(calls, read), calls[0]);
    if (length === 0) return { ...finding, result: 'poor', text: `none: ${cost}` };
    const from = tried.length > 1 ? ` of ${tried.at(-1)?.path}` : '';
    return { ...finding, result: 'good', text: `${length} slides${from}` };
  } catch (error) {
    if (!isBackendError(error)) throw error;
    const answers = tried.map((one) => `${one.status} of ${one.path}`).join(', ');
    return { ...finding, result: 'poor', text: `${lineFault(error) ?? answers}: ${cost}` };
  }
}

/** Whether a talent's picture is where the site looks for it. */
async function checkPicture(cover: string): Promise<Finding> {
  const url = mediaUrl(cover);
  const finding = { service: 'integration', call: 'GET a picture', result: 'poor' } as const;
  try {
    const { statusCode, headers, body } = await request(url, { signal: AbortSignal.timeout(listLimitMs()) });
    await body.dump();
    const type = String(headers['content-type'] ?? '');
    if (statusCode === 200 && /^(image|application\/octet)/.test(type))
      return { ...finding, result: 'good', text: type };
    return {
      ...finding,
      text: `${statusCode} ${type} of ${url}: is STORAGE_URL right? Pictures are missing`,
    };
  } catch {
    return { ...finding, text: `no connection to ${url}: is STORAGE_URL right? Pictures are missing` };
  }
}

function limitOf(service: Service): Finding[] {
  const { learned } = backendState().paces[service];
  const text = learned && `${learned.calls} in ${learned.spanMs / 1_000} s: the site makes no more`;
  return text ? [{ service, call: 'limit of calls', result: 'good', text }] : [];
}

/** Signs in to both services and makes every call that only reads, one after another. No form is sent. */
export async function checkServices(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const service of ['integration', 'panel'] as const) {
    const signed = await signIn(service);
    findings.push(signed);
    if (signed.result !== 'good') continue;
    for (const checked of callsToCheck().filter(({ call }) => call.service === service)) {
      const { finding, body } = await check(checked);
      findings.push(finding);
      for (const next of checked.next?.(body) ?? []) findings.push((await check(next)).finding);
      const cover =
        checked.call.path === '/api/talents' && talentsIn(body).find((talent) => talent.cover)?.cover;
      if (cover) findings.push(await checkPicture(cover));
    }
    if (service === 'panel') for (const slides of SLIDES) findings.push(await checkSlides(slides));
    findings.push(...limitOf(service));
  }
  return findings;
}

const SIGNS = { good: '✓', poor: '–', missing: '✗' };

export function tableOf(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ call }) => call.length));
  const lines = findings.map(
    ({ service, call, result, text }) =>
      `${SIGNS[result]} ${service.padEnd('integration'.length)}  ${call.padEnd(width)}  ${text}`,
  );
  const count = (wanted: Finding['result']) => findings.filter(({ result }) => result === wanted).length;
  return [
    ...lines,
    `${count('good')} good, ${count('poor')} that the site does without, ${count('missing')} that it needs`,
  ];
}

export const isEnough = (findings: readonly Finding[]): boolean =>
  findings.every(({ result }) => result !== 'missing');

/** Checks both services and prints the result (docs/services.md); false where the site cannot stand on them. */
export async function printServices(): Promise<boolean> {
  const findings = await checkServices();
  // Past the console, whose lines are JSON in production: operators read this.
  process.stdout.write(`${tableOf(findings).join('\n')}\n`);
  return isEnough(findings);
}
