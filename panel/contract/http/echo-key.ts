const HEADER = 'Idempotency-Key';

/** The request's key as a header of the answer: so a caller learns that the same send again is the same entry. */
export function echoKey(request: Request): Record<string, string> {
  const key = request.headers.get(HEADER);
  return key === null ? {} : { [HEADER]: key };
}
