import { packageAnswerBody } from '@passarela/contract';
import { clean } from '@passarela/contract/clean';
import type { Payload } from 'payload';
import { queueAnswered } from '../../inbox/mail/queue-package.ts';
import { wakeMail } from '../../inbox/mail/worker.ts';
import { storeSentAnswers } from '../../inbox/packages/entry.ts';
import { countryAbroad } from '../../packages/clients.ts';
import { readAnswers, storeAnswers } from '../../packages/answers.ts';
import { talentIds } from '../../packages/sendable.ts';
import { noteAct } from '../../parts/audit/note.ts';
import type { Package } from '../../platform/db/payload-types.ts';
import { ContractError } from '../../platform/errors/contract-error.ts';
import { admit, type Limit } from '../../platform/limits/shared-limits.ts';
import { readJson } from '../http/input.ts';
import type { Handler } from '../http/route.ts';
import { answerAbout, opened } from './open.ts';

/** Ten people with one recipient's link who go through sixty faces in ten minutes; more is no person. */
const LIMIT: Limit = { bucket: 'package-answers', allowed: 600, windowMs: 10 * 60_000 };

/** PostgreSQL stores no zero character and no half of a pair. */
const storable = (text: string): string => clean(text.replaceAll('\0', '').toWellFormed(), 'text');

/** A person abroad accepts the terms of the transfer before they see or answer anything. */
async function requireTerms(
  payload: Payload,
  { id, client }: Package,
  { person, accepts_terms }: { person: string; accepts_terms: boolean },
): Promise<void> {
  if (accepts_terms || (await countryAbroad(payload, client)) === null) return;
  const [known] = await readAnswers(payload, id, person);
  if (known?.accepted_at) return;
  throw new ContractError(422, 'The terms are not accepted', { errors: { terms: ['required'] } });
}

/** POST {PANEL}/api/packages/answer: stores a person's answers before it answers. */
export const answerCall: Handler = async ({ request, payload, env, now }) => {
  const { link, ...sent } = await readJson(request, packageAnswerBody);
  const found = await opened(payload, link, { env, now });
  const { stored, recipient } = found;
  const isAccepting = sent.accepts_terms && sent.answers.length === 0 && !sent.is_sent;
  if (stored.state !== 'open' && !isAccepting) throw new ContractError(409, 'This package is closed');
  await requireTerms(payload, stored, sent);
  const known = new Set(talentIds(stored.talents));
  if (sent.answers.some(({ talent }) => !known.has(talent))) {
    throw new ContractError(422, 'The package has no such talent', { errors: { answers: ['talents'] } });
  }
  const wait = await admit(payload, LIMIT, `${stored.id} ${recipient}`, now());
  if (wait > 0) throw new ContractError(429, 'Enough for now', { headers: { 'Retry-After': String(wait) } });
  const answers = sent.answers.map((one) => ({ ...one, comment: storable(one.comment) }));
  const name = storable(sent.name);
  if (name === '') throw new ContractError(422, 'There is no name', { errors: { name: ['required'] } });
  const afterSending = [queueAnswered(stored.id, sent.person, now())];
  const from = { id: stored.id, recipient };
  await storeAnswers(payload, from, { ...sent, name, answers }, { now: now(), afterSending });
  if (sent.accepts_terms)
    await noteAct(payload, { act: 'send', subject: 'packages', entry: stored.id, fields: ['terms'] });
  if (sent.is_sent) {
    const [person] = await readAnswers(payload, stored.id, sent.person);
    if (person) await storeSentAnswers(payload, { stored, recipient, now: now() }, person);
    wakeMail();
  }
  return answerAbout(payload, found, { key: sent.person, now: now() });
};
