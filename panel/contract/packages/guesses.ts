import type { Payload } from 'payload';
import { ContractError } from '../../platform/errors/contract-error.ts';
import { admit, type Limit, takeBack } from '../../platform/limits/shared-limits.ts';

/** Ten wrong ones of a package in fifteen minutes, whoever types them. */
const limitOf = (bucket: string): Limit => ({ bucket, allowed: 10, windowMs: 15 * 60_000 });

type Of = {
  bucket: 'package-passcodes' | 'package-codes';
  field: 'passcode' | 'code';
  id: number;
  now: number;
};

/** The thing that a right guess opens; ContractError: 403 for a wrong one, 429 after ten of them. */
export async function guessed<Right>(
  payload: Payload,
  { bucket, field, id, now }: Of,
  guess: () => Promise<Right | null>,
): Promise<Right> {
  const limit = limitOf(bucket);
  // counted before it is compared: a hundred at once are no more than ten
  const wait = await admit(payload, limit, String(id), now);
  if (wait > 0)
    throw new ContractError(429, `Too many of ${field}`, { headers: { 'Retry-After': String(wait) } });
  const right = await guess();
  if (right === null) throw new ContractError(403, `Another ${field}`, { errors: { [field]: ['wrong'] } });
  await takeBack(payload, limit, String(id));
  return right;
}
