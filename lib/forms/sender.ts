/** Where the server's entrance writes who asks (server/visitor-address.ts); what a visitor sends under it is lost. */
export const VISITOR_ADDRESS_HEADER = 'x-passarela-visitor';

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
