import { continueAnswer, packageContinueBody } from '@passarela/contract';
import { takeCode } from '../../packages/handover.ts';
import { json } from '../http/answer.ts';
import { readJson } from '../http/input.ts';
import type { Handler } from '../http/route.ts';
import { guessed } from './guesses.ts';
import { opened } from './opened.ts';

/** POST {PANEL}/api/packages/continue: for a code, the key of the person who asked for it. */
export const continueCall: Handler = async ({ request, payload, env, now }) => {
  const { link, code } = await readJson(request, packageContinueBody);
  const found = await opened(payload, link, { env, now });
  const { stored, recipient } = found;
  const of = { bucket: 'package-codes', field: 'code', id: stored.id, recipient, now: now() } as const;
  const person = await guessed(payload, of, () => takeCode(payload, found, code, { env, now: now() }));
  return json(continueAnswer.parse({ data: { person } }));
};
