import type { Payload, PayloadRequest } from 'payload';
import { SealError } from '../platform/encryption/format.ts';
import { sharedTries } from '../platform/limits/tries.ts';
import { processState } from '../platform/work/process-state.ts';
import { mailPerson } from './mail-person.ts';
import type { Note } from './pages.ts';
import {
  codesLeft,
  hashRecoveryCode,
  isRecoveryCode,
  normalizeCode,
  openSecret,
  type SecondStep,
  secondStepOf,
  spendRecovery,
  spendStep,
  stepOf,
} from './second-step.ts';
import { countCode, minutesOf, tryOf } from './tries.ts';

/** Wrong codes in a row after which the person gets a mail. */
const MAILED_AFTER = 5;
const HOUR_MS = 3_600_000;

const wrongOnes = processState(
  'staff.wrong-codes',
  () => new Map<number, { count: number; since: number }>(),
);

function noteWrong(req: PayloadRequest, { id, email }: { id: number; email: string }, now: number): void {
  const before = wrongOnes.get().get(id);
  const { count, since } = before && now - before.since < HOUR_MS ? before : { count: 0, since: now };
  wrongOnes.get().set(id, { count: count + 1, since });
  if (count + 1 === MAILED_AFTER) void mailPerson(req, email, 'wrongCodes');
}

/** The problem of a code (app or recovery), limits included; null for none. A used recovery code is mailed. */
export async function tryCode(
  req: PayloadRequest,
  person: { id: number; email: string },
  code: string,
  now = Date.now(),
): Promise<Note | null> {
  const who = tryOf(req, person.email, now);
  const { seconds, undo } = await countCode(sharedTries(req.payload), who, now);
  if (seconds > 0) return { error: 'wait', minutes: minutesOf(seconds) };
  const checked = await checkCode(req.payload, person.id, code, now);
  if (checked.is === 'wrong') {
    noteWrong(req, person, now);
    return { error: 'code' };
  }
  await undo();
  if (checked.is === 'used') return { error: 'used' };
  wrongOnes.get().delete(person.id);
  if (checked.codesLeft !== null)
    void mailPerson(req, person.email, 'recoveryUsed', [String(checked.codesLeft)]);
  return null;
}

/** A typed code: good (with the recovery codes left, if it was one), right but used before, or wrong. */
type Checked = { is: 'good'; codesLeft: number | null } | { is: 'used' } | { is: 'wrong' };

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
