import 'server-only';
import { randomBytes } from 'node:crypto';
import { COMMENT_MAX_CHARS, PERSON_NAME_MAX_CHARS } from '@passarela/contract/packages';
import { type ClientPackage, isPick } from '../backend/answers/package.ts';
import { answerPackage, openPackage, type Shut } from '../backend/package.ts';

const PERSON_BYTES = 16;
const PERSON = /^[\w-]{22}$/;

type Outcome = { person: string; result: ClientPackage | Shut | 'unnamed' };

const textOf = (data: FormData, name: string, max: number): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim().slice(0, max) : '';
};

function answersOf(data: FormData) {
  const talent = Number(data.get('talent'));
  const pick = data.get('pick');
  if (!Number.isSafeInteger(talent) || talent < 1) return [];
  return [{ talent, pick: isPick(pick) ? pick : null, comment: textOf(data, 'comment', COMMENT_MAX_CHARS) }];
}

/**
 * Takes a form of a package's page: a name, an acceptance of terms, an answer about a talent, or the sending of all.
 * A person without a key gets one. `unnamed`: nobody has said who answers. Throws BackendError.
 */
export async function takeAnswer(link: string, data: FormData): Promise<Outcome> {
  const sent = textOf(data, 'person', 22);
  const person = PERSON.test(sent) ? sent : '';
  if (data.has('read')) return { person, result: await openPackage(link, person || null) };
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
