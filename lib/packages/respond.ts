import 'server-only';
import { SHUT_STATUSES, type Shut } from '../backend/package.ts';
import { isLang, type Lang } from '../domain/languages.ts';
import { href } from '../routes/href.ts';
import type { Refusal } from '../routes/package-link.ts';
import { type Outcome, personIn } from './take-answer.ts';

/** The headers of every answer about a package. */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};
const STATUSES = { ...SHUT_STATUSES, unnamed: 422 };
/** Until the answers, or the guesses, of the last minutes no longer count. */
export const WAIT_S = 600;
const NOT_SAVED = 'Não foi salvo. Volte e tente de novo. / Not saved. Go back and try again.\n';

export const refused = (status: number): Response =>
  new Response(NOT_SAVED, {
    status,
    headers: { ...PRIVATE_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
  });

export const leadTo = (to: string, more: Record<string, string> = {}): Response =>
  new Response(null, { status: 303, headers: { ...PRIVATE_HEADERS, ...more, Location: to } });

/** For script: why not. */
export const stateOf = (state: Shut | 'unnamed'): Response =>
  Response.json({ state }, { status: STATUSES[state], headers: PRIVATE_HEADERS });

/** For script: the person with their answers as they are stored. */
export const asJson = ({ person, result }: Outcome): Response =>
  typeof result === 'string'
    ? stateOf(result)
    : Response.json({ person, own: result.person }, { headers: PRIVATE_HEADERS });

/** The language of the page whose form it is. */
export function langOf(data: FormData): Lang {
  const lang = String(data.get('lang'));
  return isLang(lang) ? lang : 'pt';
}

export const asFailure = (link: string, data: FormData, refusal: Refusal = 'failed'): Response =>
  leadTo(href('package', { link, person: personIn(data), refusal }, langOf(data)));

/** Without script nothing waits on the device: the page says that the answer was not saved, and why. */
const REFUSALS: Record<Exclude<Shut, 'limited'>, Refusal> = {
  unknown: 'ended',
  revoked: 'ended',
  expired: 'ended',
  locked: 'locked',
  closed: 'closed',
  gone: 'gone',
  refused: 'failed',
};

/** Without script: back to the page, at the talent, at the name, or at the receipt. */
export function asPage(link: string, data: FormData, { person, result }: Outcome): Response {
  if (result === 'limited') {
    const limited = href('package', { link, person, refusal: 'answers' }, langOf(data));
    return leadTo(limited, { 'Retry-After': String(WAIT_S) });
  }
  if (typeof result === 'string' && result !== 'unnamed') return asFailure(link, data, REFUSALS[result]);
  const talent = Number(data.get('talent'));
  const place =
    result === 'unnamed' ? '#who' : data.has('send') ? '#sent' : talent > 0 ? `#answer-${talent}` : '';
  return leadTo(href('package', { link, person }, langOf(data)) + place);
}
