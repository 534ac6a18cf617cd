import { postForm } from '@/components/ui/post-form';
import type { Own } from './own';
import { formOf } from './post-answer';

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
