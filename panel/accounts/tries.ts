import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { text } from '@passarela/contract/text';
import type { PayloadRequest } from 'payload';
import { parseCookies } from 'payload/shared';
import { messageFor } from '../platform/errors/refusal.ts';
import { ADDRESS_HEADER } from '../platform/http/address-header.ts';
import type { Limit } from '../platform/limits/shared-limits.ts';
import { type Counted, countTry, networkOf, type Tries } from '../platform/limits/tries.ts';
import { accountKey, keyFor } from './accounts.ts';
import { ownCookie } from './pages.ts';

/** The source of a sign-in; `device` is null if the account never signed in on it. */
export type Try = { account: string; address: string; network: string; device: string | null };

export const addressOf = (req: PayloadRequest): string => req.headers.get(ADDRESS_HEADER) ?? 'unknown';

/** The source of a try at this address's account, as the limits count it. */
export function tryOf(req: PayloadRequest, email: string, now: number): Try {
  const account = accountKey(email);
  const address = addressOf(req);
  return { account, address, network: networkOf(address), device: knownDevice(req.headers, account, now) };
}

const KEPT_SECONDS = 180 * 24 * 3600;
const NAME_CHARS = 12;

const nameOf = (account: string): string => `passarela-device-${account.slice(0, NAME_CHARS)}`;

const seal = (account: string, id: string, issued: string): Buffer =>
  createHmac('sha256', keyFor('device')).update(`${account} ${id} ${issued}`).digest();

/** The id of a device that signed in to the account within 180 days, from its signed cookie, or null. */
function knownDevice(headers: Headers, account: string, now: number): string | null {
  const [id = '', issued = '', mac = ''] = (parseCookies(headers).get(nameOf(account)) ?? '').split('.');
  const given = Buffer.from(mac, 'base64url');
  const expected = seal(account, id, issued);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(issued) * 1000 + KEPT_SECONDS * 1000 > now ? id : null;
}

const LINK = 'link-';
/** The id of a device on which a link set the password: no stranger locks it out, but nobody has signed in on it. */
export const linkDevice = (): string => LINK + randomUUID();
/** Whether a sign-in on this device is its first. */
export const isNewDevice = (device: string): boolean => device.startsWith(LINK);

/** The cookie that makes this device a known one, for scripts out of reach; `id` keeps the one that it has. */
export function deviceCookie(account: string, now: number, id: string = randomUUID()): string {
  const issued = String(Math.floor(now / 1000));
  const value = `${id}.${issued}.${seal(account, id, issued).toString('base64url')}`;
  return ownCookie({ name: nameOf(account), path: '/cms-api/users' }, value, KEPT_SECONDS);
}

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

const CODE_BY_DEVICE: Limit = { bucket: 'code:device', allowed: 10, windowMs };
const CODE_AT_ACCOUNT: Limit = { bucket: 'code:account', allowed: 10, windowMs };
const CODE_A_DAY: Limit = { bucket: 'code:day', allowed: 40, windowMs: 24 * 3_600_000 };
const CODE_BY_ADDRESS: Limit = { bucket: 'code:address', allowed: 20, windowMs };

/** Counts a code by account, a known device by itself: a stranger with the password locks nobody out. */
export const countCode = (tries: Tries, who: Try, now: number): Promise<Counted> =>
  countTry(
    tries,
    who.device !== null
      ? [[CODE_BY_DEVICE, who.device]]
      : [
          [CODE_AT_ACCOUNT, who.account],
          [CODE_A_DAY, who.account],
          [CODE_BY_ADDRESS, who.address],
        ],
    now,
  );

const SECONDS_OF_A_MINUTE = 60;

export const waitMessage = (minutes: number) =>
  text(
    `Muitas tentativas. Espere ${minutes} min e tente de novo, ou use o aparelho em que você costuma entrar.`,
    `Too many tries. Wait ${minutes} min and try again, or use the device on which you usually sign in.`,
  );

export const minutesOf = (seconds: number): number => Math.ceil(seconds / SECONDS_OF_A_MINUTE);

/** 429: how long to wait, in words and as `Retry-After` (seconds). */
export function tooMany(req: PayloadRequest, seconds: number): Response {
  const message = messageFor(req, waitMessage(minutesOf(seconds)));
  return Response.json(
    { errors: [{ message }] },
    { status: 429, headers: { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' } },
  );
}
