import 'server-only';
import { randomUUID } from 'node:crypto';
import { PASSCODE_MAX_CHARS } from '@passarela/contract/packages';
import { type Shut, unlockPackage } from '../backend/package.ts';
import { createLimits } from '../forms/limits.ts';

const WRONG_ONES = 10;
/** Wrong passcodes of an address in ten minutes, for all packages; the service counts those of each package. */
const tries = createLimits({ address: WRONG_ONES, own: WRONG_ONES });

/** The link that a passcode opens: `locked` for a wrong one, `limited` after ten of them. Throws BackendError. */
export async function tryPasscode(
  link: string,
  passcode: string,
  address: string,
): Promise<{ link: string } | Shut> {
  const key = randomUUID();
  // counted before the answer: many at once are no more
  if (tries.admit(address, key) !== null) return 'limited';
  const unlocked = await unlockPackage(link, passcode.slice(0, PASSCODE_MAX_CHARS));
  if (unlocked !== 'locked') tries.takeBack(address, key);
  return unlocked;
}
