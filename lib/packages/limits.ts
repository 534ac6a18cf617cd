import 'server-only';
import { randomUUID } from 'node:crypto';
import { HANDOVER_CODE_MAX_CHARS, PASSCODE_MAX_CHARS } from '@passarela/contract/package-limits';
import { continuePackage, type Shut, unlockPackage } from '../backend/package.ts';
import { admit, limitOf } from '../forms/limits.ts';
import { holderOf } from '../routes/package-link.ts';

/** The thing that a right guess opens: `locked` for a wrong one, `limited` after ten of them. */
async function tried<Right>(address: string, guess: () => Promise<Right | Shut>): Promise<Right | Shut> {
  const [tries, key] = [limitOf('packageGuess'), randomUUID()];
  // counted before the answer: many at once are no more
  if (tries.admit(address, key) !== null) return 'limited';
  const right = await guess();
  if (right !== 'locked') tries.takeBack(address, key);
  return right;
}

/** The link that a passcode opens, or why not. Throws BackendError. */
export const tryPasscode = (link: string, passcode: string, address: string) =>
  tried(address, () => unlockPackage(link, passcode.slice(0, PASSCODE_MAX_CHARS)));

/** The person who goes on by a code from their other device, or why not. Throws BackendError. */
export const tryCode = (link: string, code: string, address: string) =>
  tried(address, () => continuePackage(link, code.slice(0, HANDOVER_CODE_MAX_CHARS)));

export const mayRead = (link: string): boolean => admit('packageAnswers', holderOf(link)) === null;

const lastForms = new Map<string, Promise<unknown>>();

/** Takes the forms of one link one after another: however many a holder sends, others wait for one of them at most. */
export async function inTurn<Result>(link: string, work: () => Promise<Result>): Promise<Result> {
  const holder = holderOf(link);
  const turn = (lastForms.get(holder) ?? Promise.resolve()).then(work, work);
  lastForms.set(holder, turn);
  try {
    return await turn;
  } finally {
    if (lastForms.get(holder) === turn) lastForms.delete(holder);
  }
}
