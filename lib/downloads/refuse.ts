/** Kept by nobody, in no index. */
export const UNCACHED_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

export const BUSY_RETRY_S = 30;
export const DOWN_RETRY_S = 10;

type Refusal = { status: number; retryAfterS?: number };

/** A browser goes to a page that shows the error; a program gets the status. */
export function refuse({ headers }: Request, to: string, { status, retryAfterS }: Refusal): Response {
  const retry: Record<string, string> = retryAfterS ? { 'retry-after': String(retryAfterS) } : {};
  if (headers.get('accept')?.includes('text/html')) {
    return new Response(null, { status: 303, headers: { ...UNCACHED_HEADERS, ...retry, location: to } });
  }
  return Response.json({ message: 'no download' }, { status, headers: { ...UNCACHED_HEADERS, ...retry } });
}
