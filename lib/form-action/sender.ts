import { VISITOR_ADDRESS_HEADER } from '../visitor-address.ts';

/** The visitor's address as the server's entrance saw it. */
export const addressOf = (headers: Headers) => headers.get(VISITOR_ADDRESS_HEADER) ?? 'unknown';

const hostOf = (address: string) => {
  try {
    return new URL(address).host;
  } catch {
    return null;
  }
};

/**
 * Whether a form comes from a page of this site: by its Origin, or by Sec-Fetch-Site where a browser sends none.
 * The site may be visited by its public name or by whatever host the request itself names.
 */
export function isOwnPage(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get('origin');
  if (origin === null) return headers.get('sec-fetch-site') === 'same-origin';
  const host = hostOf(origin);
  return host !== null && (host === hostOf(siteUrl) || host === headers.get('host'));
}
