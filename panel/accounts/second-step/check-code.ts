import type { Payload } from 'payload';
import { SealError } from '../../platform/encryption/seal-error.ts';
import { hashRecoveryCode, isRecoveryCode, normalizeCode } from './recovery-codes.ts';
import { codesLeft, openSecret, type SecondStep, secondStepOf, spendRecovery, spendStep } from './store.ts';
import { stepOf } from './totp.ts';

/** A typed code: good (with the recovery codes left, if it was one), right but used before, or wrong. */
export type Checked = { is: 'good'; codesLeft: number | null } | { is: 'used' } | { is: 'wrong' };

/** The secret; null and a line in the log if no key opens it: recovery codes still work. */
async function secretOf(payload: Payload, own: SecondStep): Promise<string | null> {
  try {
    return await openSecret(own);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    payload.logger.error({ err: error, msg: `The second step of staff ${own.person} does not open` });
    return null;
  }
}

/** Checks a code of the app or a recovery code and uses it up. Count the tries before (`countCode`). */
export async function checkCode(
  payload: Payload,
  person: number,
  given: string,
  now = Date.now(),
): Promise<Checked> {
  const code = normalizeCode(given);
  const own = await secondStepOf(payload, person);
  if (!own) return { is: 'wrong' };
  if (isRecoveryCode(code)) {
    const isTaken = await spendRecovery(payload, person, await hashRecoveryCode(code, own.salt));
    const left = isTaken ? await secondStepOf(payload, person) : null;
    return isTaken ? { is: 'good', codesLeft: left ? codesLeft(left) : 0 } : { is: 'wrong' };
  }
  const secret = await secretOf(payload, own);
  const step = secret === null ? null : stepOf(secret, code, now);
  if (step === null) return { is: 'wrong' };
  return (await spendStep(payload, person, step)) ? { is: 'good', codesLeft: null } : { is: 'used' };
}
