import type { Limit } from '../../platform/limits/shared-limits.ts';
import { type Counted, countTry, type Tries } from '../../platform/limits/tries.ts';
import type { Try } from './who-tries.ts';

const windowMs = 15 * 60_000;
const limit = (bucket: string, allowed: number): Limit => ({
  bucket: `sign-in:${bucket}`,
  allowed,
  windowMs,
});

const KNOWN_DEVICE = limit('device', 20);
const BY_ADDRESS = limit('address', 20);
const BY_NETWORK = limit('network', 60);
/** Wrong tries at one account, from wherever, after which strangers get fewer of them. */
const UNDER_ATTACK = limit('account', 20);
const AT_ACCOUNT = {
  calm: { address: limit('at-account', 5), network: limit('at-account', 10) },
  attacked: { address: limit('at-account', 2), network: limit('at-account', 4) },
};

const pair = (account: string, place: string): string => `${account} ${place}`;

/**
 * Counts a sign-in. A known device counts by itself, so no stranger locks it out (OWASP's device cookies); after
 * twenty wrong tries it is a stranger too. An account under attack gives strangers fewer tries, never none.
 */
export async function countSignIn(tries: Tries, who: Try, now: number): Promise<Counted> {
  if (who.device !== null) {
    const own = await countTry(tries, [[KNOWN_DEVICE, who.device]], now);
    if (own.seconds === 0) return own;
  }
  const isAttacked = (await tries.waitOf(UNDER_ATTACK, who.account, now)) > 0;
  const { address, network } = isAttacked ? AT_ACCOUNT.attacked : AT_ACCOUNT.calm;
  return countTry(
    tries,
    [
      [address, pair(who.account, who.address)],
      [network, pair(who.account, who.network)],
      [BY_ADDRESS, who.address],
      [BY_NETWORK, who.network],
    ],
    now,
    [[UNDER_ATTACK, who.account]],
  );
}
