import type { PayloadRequest } from 'payload';
import { sharedTries } from '../../platform/limits/tries.ts';
import { processState } from '../../platform/work/process-state.ts';
import { mailPerson } from '../mail-person.ts';
import type { Note } from '../pages/note-cookie.ts';
import { countCode } from '../tries/code-limits.ts';
import { minutesOf } from '../tries/too-many.ts';
import { tryOf } from '../tries/who-tries.ts';
import { checkCode } from './check-code.ts';

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
