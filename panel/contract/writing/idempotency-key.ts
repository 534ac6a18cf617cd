import { ContractError } from '../../platform/errors/contract-error.ts';
import type { Kind } from '../../platform/reference/kinds.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** The request's `Idempotency-Key`, apart by kind of entry; null without one, 400 for an invalid one. */
export function idempotencyKey(request: Request, kind: Kind): string | null {
  const key = request.headers.get('idempotency-key');
  if (key === null) return null;
  if (!KEY.test(key))
    throw new ContractError(400, 'Idempotency-Key must be 1 to 200 visible ASCII characters');
  return `${kind}:${key}`;
}
