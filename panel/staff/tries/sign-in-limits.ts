import { Attempts } from '../../limits/attempts.ts';
import { CountedTries, type Try } from './counted-tries.ts';

const WINDOW_MS = 15 * 60_000;
const KNOWN_DEVICE = 20;
const BY_ADDRESS = 20;
const BY_NETWORK = 60;
/** Wrong tries at one account, from wherever, after which strangers get fewer of them. */
const UNDER_ATTACK = 20;
const AT_ACCOUNT = { calm: { address: 5, network: 10 }, attacked: { address: 2, network: 4 } };

/**
 * Limits of wrong sign-ins within 15 minutes. A device that signed in to the account before counts by itself, so that no
 * stranger locks it out (OWASP's device cookies). All others are counted by account and address, account and network,
 * then address and network for all accounts; an account under attack gives each stranger fewer tries, never none.
 */
export class SignInLimits extends CountedTries {
  private readonly device = new Attempts(KNOWN_DEVICE, WINDOW_MS);
  private readonly account = new Attempts(UNDER_ATTACK, WINDOW_MS);
  private readonly address = new Attempts(BY_ADDRESS, WINDOW_MS);
  private readonly network = new Attempts(BY_NETWORK, WINDOW_MS);
  private readonly atAccount = new Attempts(AT_ACCOUNT.calm.address, WINDOW_MS);

  waitSeconds(who: Try, now: number): number {
    if (who.device !== null && this.device.waitSeconds(who.device, now) === 0) return 0;
    const { address, network } =
      this.account.waitSeconds(who.account, now) > 0 ? AT_ACCOUNT.attacked : AT_ACCOUNT.calm;
    return Math.max(
      this.atAccount.waitSeconds(pair(who.account, who.address), now, address),
      this.atAccount.waitSeconds(pair(who.account, who.network), now, network),
      this.address.waitSeconds(who.address, now),
      this.network.waitSeconds(who.network, now),
    );
  }

  protected override countsOf(who: Try): [Attempts, string][] {
    if (who.device !== null) return [[this.device, who.device]];
    return [
      [this.account, who.account],
      [this.atAccount, pair(who.account, who.address)],
      [this.atAccount, pair(who.account, who.network)],
      [this.address, who.address],
      [this.network, who.network],
    ];
  }
}

const pair = (account: string, place: string): string => `${account} ${place}`;
