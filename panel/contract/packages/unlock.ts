import { packageUnlockBody, unlockAnswer } from '@passarela/contract';
import { findPackage } from '../../packages/open-package.ts';
import { fitsPasscode, splitPass, writePass } from '../../packages/passcode.ts';
import { json } from '../http/answer.ts';
import { readJson } from '../http/input.ts';
import type { Handler } from '../http/route.ts';
import { guessed } from './guesses.ts';
import { orRefuse } from './opened.ts';

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
