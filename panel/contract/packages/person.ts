import {
  continueAnswer,
  handoverAnswer,
  packageContinueBody,
  packageHandoverBody,
  packageSeenBody,
  packageUnlockBody,
  unlockAnswer,
} from '@passarela/contract';
import { queueOpened } from '../../inbox/mail/queue-package.ts';
import { wakeMail } from '../../inbox/mail/worker.ts';
import { readAnswers } from '../../packages/answers.ts';
import { makeCode, takeCode } from '../../packages/handover.ts';
import { findPackage } from '../../packages/open-package.ts';
import { storeOpen } from '../../packages/opens.ts';
import { fitsPasscode, splitPass, writePass } from '../../packages/passcode.ts';
import { ContractError } from '../../platform/errors/contract-error.ts';
import { admit, type Limit } from '../../platform/limits/shared-limits.ts';
import { json } from '../http/answer.ts';
import { readJson } from '../http/input.ts';
import type { Handler } from '../http/route.ts';
import { guessed } from './guesses.ts';
import { opened, orRefuse } from './opened.ts';

const OPENS: Limit = { bucket: 'package-opens', allowed: 120, windowMs: 10 * 60_000 };

/** POST {PANEL}/api/packages/seen: somebody looks at the package, by a tap or a key of theirs. */
export const seenCall: Handler = async ({ request, payload, env, now }) => {
  const { link, person, device } = await readJson(request, packageSeenBody);
  const { stored, recipient } = await opened(payload, link, { env, now });
  // more than anybody opens: enough is known
  if ((await admit(payload, OPENS, `${stored.id} ${recipient}`, now())) === 0) {
    const seen = { id: stored.id, recipient, person: person ?? '', device };
    await storeOpen(payload, seen, queueOpened(stored.id, recipient, now()), now());
    wakeMail();
  }
  return json({ data: {} });
};

/** POST {PANEL}/api/packages/unlock: for the passcode, the link that opens the package for a day. */
export const unlockCall: Handler = async ({ request, payload, env, now }) => {
  const { link: text, passcode } = await readJson(request, packageUnlockBody);
  const { link } = splitPass(text);
  const { stored, recipient } = orRefuse(await findPackage(payload, link, { env, now: now() }));
  const { passcode_hash: hash } = stored;
  if (!hash) return json(unlockAnswer.parse({ data: { link } }));
  const of = {
    bucket: 'package-passcodes',
    field: 'passcode',
    id: stored.id,
    recipient,
    now: now(),
  } as const;
  await guessed(payload, of, async () => (await fitsPasscode(passcode, hash)) || null);
  return json(unlockAnswer.parse({ data: { link: writePass(link, hash, now(), env) } }));
};

const HANDOVERS: Limit = { bucket: 'package-handovers', allowed: 30, windowMs: 10 * 60_000 };

/** POST {PANEL}/api/packages/handover: a code by which somebody who has answered goes on on another device. */
export const handoverCall: Handler = async ({ request, payload, env, now }) => {
  const { link, person } = await readJson(request, packageHandoverBody);
  const found = await opened(payload, link, { env, now });
  const { stored, recipient } = found;
  const [known] = await readAnswers(payload, stored.id, person);
  if (!known) throw new ContractError(422, 'Nobody has this key', { errors: { person: ['unknown'] } });
  const wait = await admit(payload, HANDOVERS, `${stored.id} ${recipient}`, now());
  if (wait > 0) throw new ContractError(429, 'Enough for now', { headers: { 'Retry-After': String(wait) } });
  const data = await makeCode(payload, found, person, { env, now: now() });
  return json(handoverAnswer.parse({ data }));
};

/** POST {PANEL}/api/packages/continue: for a code, the key of the person who asked for it. */
export const continueCall: Handler = async ({ request, payload, env, now }) => {
  const { link, code } = await readJson(request, packageContinueBody);
  const found = await opened(payload, link, { env, now });
  const { stored, recipient } = found;
  const of = { bucket: 'package-codes', field: 'code', id: stored.id, recipient, now: now() } as const;
  const person = await guessed(payload, of, () => takeCode(payload, found, code, { env, now: now() }));
  return json(continueAnswer.parse({ data: { person } }));
};
