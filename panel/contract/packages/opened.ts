import type { Payload } from 'payload';
import { type Opened, openPackage, type Shut } from '../../packages/open-package.ts';
import { ContractError } from '../../platform/errors/contract-error.ts';
import type { Call } from '../http/route.ts';

/** The package, or ContractError: 404 for a wrong link, 410 for an ended one, 403 without its passcode. */
export function orRefuse(found: Opened | Shut): Opened {
  if (found === 'unknown') throw new ContractError(404, 'There is no such package');
  if (found === 'locked') {
    throw new ContractError(403, 'The passcode is missing', { errors: { link: ['passcode'] } });
  }
  if (typeof found === 'string') {
    throw new ContractError(410, `This link is ${found}`, { errors: { link: [found] } });
  }
  return found;
}

/** The package that a link opens, or {@link orRefuse}'s ContractError. */
export const opened = async (
  payload: Payload,
  link: string,
  { env, now }: Pick<Call, 'env' | 'now'>,
): Promise<Opened> => orRefuse(await openPackage(payload, link, { env, now: now() }));
