import { Attempts } from '../../limits/attempts.ts';
import { CountedTries, type Try } from './counted-tries.ts';

const WINDOW_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;
const KNOWN_DEVICE = 10;
const AT_ACCOUNT = 10;
const AT_ACCOUNT_A_DAY = 40;
const BY_ADDRESS = 20;

/**
 * Limits of wrong codes. Whoever types one has the password, so an account counts as a whole, from wherever: of 40 tries a
 * day one in 8,000 days hits. A device that signed in to the account before counts by itself: a stranger who knows the
 * password keeps nobody out.
 */
export class CodeLimits extends CountedTries {
  private readonly device = new Attempts(KNOWN_DEVICE, WINDOW_MS);
  private readonly account = new Attempts(AT_ACCOUNT, WINDOW_MS);
  private readonly day = new Attempts(AT_ACCOUNT_A_DAY, DAY_MS);
  private readonly address = new Attempts(BY_ADDRESS, WINDOW_MS);

  waitSeconds(who: Try, now: number): number {
    return Math.max(...this.countsOf(who).map(([attempts, key]) => attempts.waitSeconds(key, now)));
  }

  protected override countsOf(who: Try): [Attempts, string][] {
    if (who.device !== null) return [[this.device, who.device]];
    return [
      [this.account, who.account],
      [this.day, who.account],
      [this.address, who.address],
    ];
  }
}
