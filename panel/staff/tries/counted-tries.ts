import type { Attempts } from '../../limits/attempts.ts';

/** Who tries to sign in: keys without a person's data; `device` is null where the account never signed in before. */
export type Try = { account: string; address: string; network: string; device: string | null };

export abstract class CountedTries {
  /** Counts a try before its outcome is known, so that many at once are no way round. */
  note(who: Try, now: number): void {
    for (const [attempts, key] of this.countsOf(who)) attempts.noteWrong(key, now);
  }

  /** The try of `time` was right: it counts no longer. */
  takeBack(who: Try, time: number): void {
    for (const [attempts, key] of this.countsOf(who)) attempts.takeBack(key, time);
  }

  protected abstract countsOf(who: Try): [Attempts, string][];
}
