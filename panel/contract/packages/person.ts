import {
  continueAnswer,
  handoverAnswer,
  packageContinueBody,
  packageHandoverBody,
  packageSeenBody,
  packageUnlockBody,
  unlockAnswer,
} from '@passarela/contract';
import type { Payload } from 'payload';
import { queueOpened } from '../../inbox/mail/queue-package.ts';
import { wakeMail } from '../../inbox/mail/worker.ts';
import { readAnswers } from '../../packages/answers.ts';
import { makeCode, takeCode } from '../../packages/handover.ts';
import { findPackage } from '../../packages/open-package.ts';
import { storeOpen } from '../../packages/opens.ts';
import { fitsPasscode, splitPass, writePass } from '../../packages/passcode.ts';
import { ContractError } from '../../platform/errors/contract-error.ts';
import { admit, type Limit, takeBack } from '../../platform/limits/shared-limits.ts';
import { json } from '../http/answer.ts';
import { readJson } from '../http/input.ts';
import type { Handler } from '../http/route.ts';
import { opened, orRefuse } from './open.ts';

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

/** Wrong ones of one recipient's link: ten in fifteen minutes, forty in a day. Nobody uses up another's tries. */
const limitsOf = (bucket: string): Limit[] => [
  { bucket, allowed: 10, windowMs: 15 * 60_000 },
  { bucket: `${bucket}-day`, allowed: 40, windowMs: 24 * 3_600_000 },
];

type Of = {
  bucket: 'package-passcodes' | 'package-codes';
  field: 'passcode' | 'code';
  /** The package and the recipient of the link. */
  id: number;
  recipient: string;
  now: number;
};

/** The thing that a right guess opens; ContractError: 403 for a wrong one, 429 after too many. */
async function guessed<Right>(
  payload: Payload,
  { bucket, field, id, recipient, now }: Of,
  guess: () => Promise<Right | null>,
): Promise<Right> {
  const [limits, key] = [limitsOf(bucket), `${id} ${recipient}`];
  // counted before it is compared: a hundred at once are no more than ten
  for (const limit of limits) {
    const wait = await admit(payload, limit, key, now);
    if (wait > 0)
      throw new ContractError(429, `Too many of ${field}`, { headers: { 'Retry-After': String(wait) } });
  }
  const right = await guess();
  if (right === null) throw new ContractError(403, `Another ${field}`, { errors: { [field]: ['wrong'] } });
  for (const limit of limits) await takeBack(payload, limit, key);
  return right;
}
