import { isRecord } from '@passarela/contract/is-record';
import { postForm, postFormData } from '@/components/ui/post-form';
import type { Own } from './own';

/** The site, or a program before it, has no room or no service now. */
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

/** Why an answer was not taken, by what the site says of the package. Each can pass: the answer stays. */
const REFUSALS = {
  closed: 'refusedClosed',
  revoked: 'refusedEnded',
  expired: 'refusedEnded',
  unknown: 'refusedEnded',
  locked: 'refusedLocked',
  gone: 'refusedGone',
} as const;
export type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS] | 'refusedOther';

const isState = (state: unknown): state is keyof typeof REFUSALS =>
  typeof state === 'string' && Object.hasOwn(REFUSALS, state);

/** Whether it is about the whole package: no other answer is taken either. */
export const isOfPackage = (refusal: Refusal): boolean =>
  refusal !== 'refusedGone' && refusal !== 'refusedOther';

export type Saved = { person: string; own: Own | null };

export function formOf(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

/**
 * Posts a form to `/api/packages/[link]`. Null if it did not arrive, or cannot be taken now: it is sent again. Else
 * the answers as they are stored, or why they are not.
 */
export async function postAnswer(
  action: string,
  fields: Record<string, string>,
): Promise<Saved | Refusal | null> {
  try {
    // the last comment is sent while its page is left
    const answer = await postFormData(action, formOf(fields), { keepalive: true });
    if (answer.ok) return await answer.json();
    if (isPassing(answer.status)) return null;
    const body: unknown = await answer.json().catch(() => null);
    return isRecord(body) && isState(body.state) ? REFUSALS[body.state] : 'refusedOther';
  } catch {
    return null;
  }
}

/** Six digits, and until when they are good; null if the site gave none. */
export type Code = { code: string; until: string } | null;

/** A code for the other device of this person. */
export async function askCode(action: string, person: string): Promise<Code> {
  const answer = await postForm<Code | { state: string }>(action, formOf({ handover: '1', person }));
  return answer && 'code' in answer ? answer : null;
}

type GoneOn = { person: string; own: Own | null };

/** The person whose code it is, with their answers; or why not. */
export async function sendCode(
  action: string,
  code: string,
): Promise<GoneOn | 'wrong' | 'limited' | 'failed'> {
  const answer = await postForm<GoneOn | { state?: string }>(action, formOf({ code })).catch(() => null);
  if (answer && 'person' in answer) return answer;
  if (answer?.state === 'locked') return 'wrong';
  return answer?.state === 'limited' ? 'limited' : 'failed';
}
