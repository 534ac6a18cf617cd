import type { Payload } from 'payload';
import { ContractError } from '../../platform/errors/contract-error.ts';
import { admit, type Limit, takeBack } from '../../platform/limits/shared-limits.ts';

/** Wrong ones of one recipient's link: ten in fifteen minutes, forty in a day. Nobody uses up another's tries. */
const limitsOf = (bucket: string): Limit[] => [
  { bucket, allowed: 10, windowMs: 15 * 60_000 },
  { bucket: `${bucket}-day`, allowed: 40, windowMs: 24 * 3_600_000 },
];

type Of = {
  bucket: 'package-passcodes' | 'package-codes';
  field: 'passcode' | 'code';
  /** The package and the recipient of the link. */
  id: number;
  recipient: string;
  now: number;
};

/** The thing that a right guess opens; ContractError: 403 for a wrong one, 429 after too many. */
export async function guessed<Right>(
  payload: Payload,
  { bucket, field, id, recipient, now }: Of,
  guess: () => Promise<Right | null>,
): Promise<Right> {
  const [limits, key] = [limitsOf(bucket), `${id} ${recipient}`];
  // counted before it is compared: a hundred at once are no more than ten
  for (const limit of limits) {
    const wait = await admit(payload, limit, key, now);
    if (wait > 0)
      throw new ContractError(429, `Too many of ${field}`, { headers: { 'Retry-After': String(wait) } });
  }
  const right = await guess();
  if (right === null) throw new ContractError(403, `Another ${field}`, { errors: { [field]: ['wrong'] } });
  for (const limit of limits) await takeBack(payload, limit, key);
  return right;
}
