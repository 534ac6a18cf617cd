import type { Limit } from '../../platform/limits/shared-limits.ts';
import { type Counted, countTry, type Tries } from '../../platform/limits/tries.ts';
import type { Try } from './who-tries.ts';

const windowMs = 15 * 60_000;
const KNOWN_DEVICE: Limit = { bucket: 'code:device', allowed: 10, windowMs };
const AT_ACCOUNT: Limit = { bucket: 'code:account', allowed: 10, windowMs };
const AT_ACCOUNT_A_DAY: Limit = { bucket: 'code:day', allowed: 40, windowMs: 24 * 3_600_000 };
const BY_ADDRESS: Limit = { bucket: 'code:address', allowed: 20, windowMs };

/** Counts a code by account, a known device by itself: a stranger with the password locks nobody out. */
export const countCode = (tries: Tries, who: Try, now: number): Promise<Counted> =>
  countTry(
    tries,
    who.device !== null
      ? [[KNOWN_DEVICE, who.device]]
      : [
          [AT_ACCOUNT, who.account],
          [AT_ACCOUNT_A_DAY, who.account],
          [BY_ADDRESS, who.address],
        ],
    now,
  );
