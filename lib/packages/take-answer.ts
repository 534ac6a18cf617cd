import 'server-only';
import { randomBytes } from 'node:crypto';
import {
  COMMENT_MAX_CHARS,
  isPick,
  PERSON_NAME_MAX_CHARS,
  PERSON_PATTERN,
} from '@passarela/contract/package-limits';
import { DEVICES, WAITED_MAX_S, withLineFeeds } from '@passarela/contract/packages';
import type { ClientPackage } from '../backend/answers/package.ts';
import { answerPackage, notePackageSeen, openPackage, type Shut } from '../backend/package.ts';
import { mayRead } from './limits.ts';

const PERSON_BYTES = 16;

export type Outcome = { person: string; result: ClientPackage | Shut | 'unnamed' };

const textOf = (data: FormData, name: string, max: number): string => {
  const value = data.get(name);
  return typeof value === 'string' ? withLineFeeds(value).trim().slice(0, max) : '';
};

const pickIn = (data: FormData, name: string) => {
  const pick = data.get(name);
  return isPick(pick) ? pick : null;
};

/** The answer of a form: a clicked pick, a comment other than the page showed; the rest is as the page showed it. */
function answersOf(data: FormData) {
  const talent = Number(data.get('talent'));
  if (!Number.isSafeInteger(talent) || talent < 1) return [];
  const [comment, shown] = ['comment', 'shown-comment'].map((name) => textOf(data, name, COMMENT_MAX_CHARS));
  const hasPick = data.has('pick');
  const hasComment = data.has('comment') && !(data.has('shown-comment') && comment === shown);
  if (!hasPick && !hasComment) return [];
  const waited = Math.trunc(Number(data.get('waited')));
  return [
    {
      talent,
      pick: pickIn(data, hasPick ? 'pick' : 'shown-pick'),
      comment: (hasComment ? comment : shown) ?? '',
      ...(hasPick !== hasComment && { only: hasPick ? ('pick' as const) : ('comment' as const) }),
      ...(waited > 0 && { waited_s: Math.min(waited, WAITED_MAX_S) }),
    },
  ];
}

/** The key of the person whose form it is; empty without one. */
export function personIn(data: FormData): string {
  const sent = textOf(data, 'person', 22);
  return PERSON_PATTERN.test(sent) ? sent : '';
}

const seenOn = (data: FormData) => DEVICES.find((device) => device === data.get('seen'));

/** Notes that somebody looks at the package, or why not; null if the form says nothing of it. Throws BackendError. */
export async function takeSeen(link: string, data: FormData): Promise<true | Shut | null> {
  const device = seenOn(data);
  return device ? notePackageSeen(link, personIn(data) || null, device) : null;
}

/**
 * Takes a form of a package's page: a name, an acceptance of terms, an answer about a talent, or the sending of all.
 * A person without a key gets one. `unnamed`: nobody has said who answers. Throws BackendError.
 */
export async function takeAnswer(link: string, data: FormData): Promise<Outcome> {
  const person = personIn(data);
  if (data.has('read'))
    return { person, result: mayRead(link) ? await openPackage(link, person || null) : 'limited' };
  const name = textOf(data, 'name', PERSON_NAME_MAX_CHARS);
  if (name === '') return { person, result: 'unnamed' };
  const key = person || randomBytes(PERSON_BYTES).toString('base64url');
  const answers = answersOf(data);
  const result = await answerPackage({
    ...{ link, person: key, name, answers, is_sent: data.has('send') },
    ...(data.has('accept') && { accepts_terms: true }),
  });
  return { person: key, result };
}
