import type { PayloadRequest } from 'payload';
import { sharedTries } from '../../limits/tries.ts';
import { processState } from '../../work/process-state.ts';
import { tellPerson } from '../notices/tell-person.ts';
import { countCode } from '../tries/code-limits.ts';
import { minutesOf } from '../tries/too-many.ts';
import { tryOf } from '../tries/who-tries.ts';
import { checkCode } from './check-code.ts';

/** Wrong codes in a row after which the person hears of them. */
const TOLD_AFTER = 5;
const HOUR_MS = 3_600_000;

const wrongOnes = processState(
  'staff.wrong-codes',
  () => new Map<number, { count: number; since: number }>(),
);

type Tried = { is: 'good' } | { is: 'code' | 'used' } | { is: 'wait'; minutes: number };

function noteWrong(req: PayloadRequest, { id, email }: { id: number; email: string }, now: number): void {
  const before = wrongOnes.get().get(id);
  const { count, since } = before && now - before.since < HOUR_MS ? before : { count: 0, since: now };
  wrongOnes.get().set(id, { count: count + 1, since });
  if (count + 1 === TOLD_AFTER) void tellPerson(req, email, 'wrongCodes');
}

/** Checks a code of the app or a recovery code within the limits; a used recovery code is told by mail. */
export async function tryCode(
  req: PayloadRequest,
  person: { id: number; email: string },
  code: string,
  now = Date.now(),
): Promise<Tried> {
  const who = tryOf(req, person.email, now);
  const { seconds, takeBack } = await countCode(sharedTries(req.payload), who, now);
  if (seconds > 0) return { is: 'wait', minutes: minutesOf(seconds) };
  const checked = await checkCode(req.payload, person.id, code, now);
  if (checked.is === 'wrong') {
    noteWrong(req, person, now);
    return { is: 'code' };
  }
  await takeBack();
  if (checked.is === 'used') return checked;
  wrongOnes.get().delete(person.id);
  if (checked.codesLeft !== null)
    void tellPerson(req, person.email, 'recoveryUsed', [String(checked.codesLeft)]);
  return { is: 'good' };
}
