import { handoverAnswer, packageHandoverBody } from '@passarela/contract';
import { readAnswers } from '../../packages/answers.ts';
import { makeCode } from '../../packages/handover.ts';
import { ContractError } from '../../platform/errors/contract-error.ts';
import { admit, type Limit } from '../../platform/limits/shared-limits.ts';
import { json } from '../http/answer.ts';
import { readJson } from '../http/input.ts';
import type { Handler } from '../http/route.ts';
import { opened } from './opened.ts';

const LIMIT: Limit = { bucket: 'package-handovers', allowed: 30, windowMs: 10 * 60_000 };

/** POST {PANEL}/api/packages/handover: a code by which somebody who has answered goes on on another device. */
export const handoverCall: Handler = async ({ request, payload, env, now }) => {
  const { link, person } = await readJson(request, packageHandoverBody);
  const found = await opened(payload, link, { env, now });
  const { stored, recipient } = found;
  const [known] = await readAnswers(payload, stored.id, person);
  if (!known) throw new ContractError(422, 'Nobody has this key', { errors: { person: ['unknown'] } });
  const wait = await admit(payload, LIMIT, `${stored.id} ${recipient}`, now());
  if (wait > 0) throw new ContractError(429, 'Enough for now', { headers: { 'Retry-After': String(wait) } });
  const data = await makeCode(payload, found, person, { env, now: now() });
  return json(handoverAnswer.parse({ data }));
};
