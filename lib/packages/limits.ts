import 'server-only';
import { randomUUID } from 'node:crypto';
import { PASSCODE_MAX_CHARS } from '@passarela/contract/packages';
import { continuePackage, type Shut, unlockPackage } from '../backend/package.ts';
import { createLimits } from '../forms/limits.ts';
import { holderOf } from '../routes/package-link.ts';

const WRONG_ONES = 10;
const CODE_MAX_CHARS = 20;
/** Wrong ones of an address in ten minutes, for all packages; the service counts those of each package. */
const tries = createLimits({ address: WRONG_ONES, own: WRONG_ONES });

/** The thing that a right guess opens: `locked` for a wrong one, `limited` after ten of them. */
async function tried<Right>(address: string, guess: () => Promise<Right | Shut>): Promise<Right | Shut> {
  const key = randomUUID();
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
  tried(address, () => continuePackage(link, code.slice(0, CODE_MAX_CHARS)));

/** In ten minutes: a device reads its answers anew when it is back on the net; a team may share a link. */
const READS = 120;
const reads = createLimits({ address: READS, own: READS });

export const mayRead = (link: string): boolean => reads.admit(holderOf(link), randomUUID()) === null;

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
