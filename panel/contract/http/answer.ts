import type { ErrorBody } from '@passarela/contract';
import { ContractError } from '../../platform/errors/contract-error.ts';

const RETRY_AFTER_SECONDS = '5';

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** The contract's error answer; anything unforeseen is a 503 without internals. */
export function errorAnswer(error: unknown): Response {
  const known =
    error instanceof ContractError
      ? error
      : new ContractError(503, 'The panel cannot answer now', {
          headers: { 'Retry-After': RETRY_AFTER_SECONDS },
        });
  const body: ErrorBody = {
    message: known.message,
    ...(known.errors && { errors: known.errors }),
  };
  return Response.json(body, {
    status: known.status,
    headers: { 'Cache-Control': 'no-store', ...known.headers },
  });
}

const HEADER = 'Idempotency-Key';

/** The request's key as a header of the answer: so a caller learns that the same send again is the same entry. */
export function echoKey(request: Request): Record<string, string> {
  const key = request.headers.get(HEADER);
  return key === null ? {} : { [HEADER]: key };
}
