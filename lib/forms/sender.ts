import { readOwnHeader, VISITOR_ADDRESS_HEADER } from '../system/own-server.ts';

/** The visitor's address by our server; under `next start` all visitors are one to the limits. */
export const addressOf = (headers: Pick<Headers, 'get'>) =>
  readOwnHeader(headers, VISITOR_ADDRESS_HEADER) ?? 'unknown';

const hostOf = (address: string) => {
  try {
    return new URL(address).host;
  } catch {
    return null;
  }
};

/** Whether a form comes from a page of this site, by Origin, or without one by Sec-Fetch-Site. */
export function isOwnPage(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get('origin');
  if (origin === null) return headers.get('sec-fetch-site') === 'same-origin';
  const host = hostOf(origin);
  return host !== null && (host === hostOf(siteUrl) || host === headers.get('host'));
}

/** The field with a device's own random key, which its browser adds to a form. */
export const DEVICE_FIELD = 'device';

/** The sender of a form for the limits: an address, and the device if its browser sent a key. */
export type Sender = { address: string; device: string | null };

export function senderOf(headers: Headers, data: FormData): Sender {
  const key = data.get(DEVICE_FIELD);
  const isKey = typeof key === 'string' && /^[\w-]{16,64}$/.test(key);
  return { address: addressOf(headers), device: isKey ? key : null };
}
