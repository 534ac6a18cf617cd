import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { parseCookies } from 'payload/shared';
import { keyFor } from '../keys.ts';
import { ownCookie } from '../pages/own-cookie.ts';

const KEPT_SECONDS = 180 * 24 * 3600;
const NAME_CHARS = 12;

const nameOf = (account: string): string => `passarela-device-${account.slice(0, NAME_CHARS)}`;

const seal = (account: string, id: string, issued: string): Buffer =>
  createHmac('sha256', keyFor('device')).update(`${account} ${id} ${issued}`).digest();

/** The id of a device that signed in to the account within 180 days, from its signed cookie, or null. */
export function knownDevice(headers: Headers, account: string, now: number): string | null {
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
