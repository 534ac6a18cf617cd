import type { PayloadRequest } from 'payload';
import { ADDRESS_HEADER } from '../../platform/http/address-header.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { accountKey } from '../keys.ts';
import { knownDevice } from './device-cookie.ts';

/** The source of a sign-in; `device` is null if the account never signed in on it. */
export type Try = { account: string; address: string; network: string; device: string | null };

export const addressOf = (req: PayloadRequest): string => req.headers.get(ADDRESS_HEADER) ?? 'unknown';

/** The source of a try at this address's account, as the limits count it. */
export function tryOf(req: PayloadRequest, email: string, now: number): Try {
  const account = accountKey(email);
  const address = addressOf(req);
  return { account, address, network: networkOf(address), device: knownDevice(req.headers, account, now) };
}
