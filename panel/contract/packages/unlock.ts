import { packageUnlockBody, unlockAnswer } from '@passarela/contract';
import { findPackage } from '../../packages/open-package.ts';
import { fitsPasscode, splitPass, writePass } from '../../packages/passcode.ts';
import { ContractError } from '../../platform/errors/contract-error.ts';
import { admit, type Limit, takeBack } from '../../platform/limits/shared-limits.ts';
import { json } from '../http/answer.ts';
import { readJson } from '../http/input.ts';
import type { Handler } from '../http/route.ts';
import { orRefuse } from './opened.ts';

/** Wrong ones of a package, whoever types them. */
const LIMIT: Limit = { bucket: 'package-passcodes', allowed: 10, windowMs: 15 * 60_000 };

/** POST {PANEL}/api/packages/unlock: for the passcode, the link that opens the package for a day. */
export const unlockCall: Handler = async ({ request, payload, env, now }) => {
  const { link: text, passcode } = await readJson(request, packageUnlockBody);
  const { link } = splitPass(text);
  const { stored } = orRefuse(await findPackage(payload, link, { env, now: now() }));
  const { passcode_hash: hash } = stored;
  if (!hash) return json(unlockAnswer.parse({ data: { link } }));
  // counted before it is compared: a hundred at once are no more than ten
  const wait = await admit(payload, LIMIT, String(stored.id), now());
  if (wait > 0)
    throw new ContractError(429, 'Too many passcodes', { headers: { 'Retry-After': String(wait) } });
  if (!(await fitsPasscode(passcode, hash)))
    throw new ContractError(403, 'Another passcode', { errors: { passcode: ['wrong'] } });
  await takeBack(payload, LIMIT, String(stored.id));
  return json(unlockAnswer.parse({ data: { link: writePass(link, hash, now(), env) } }));
};
