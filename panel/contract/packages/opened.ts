import type { Payload } from 'payload';
import { type Opened, openPackage } from '../../packages/open-package.ts';
import { ContractError } from '../../platform/errors/contract-error.ts';
import type { Call } from '../http/route.ts';

/** The package that a link opens: ContractError 404 for a wrong link, 410 for one that has ended, with its reason. */
export async function opened(
  payload: Payload,
  link: string,
  { env, now }: Pick<Call, 'env' | 'now'>,
): Promise<Opened> {
  const found = await openPackage(payload, link, { env, now: now() });
  if (found === 'unknown') throw new ContractError(404, 'There is no such package');
  if (typeof found === 'string') {
    throw new ContractError(410, `This link is ${found}`, { errors: { link: [found] } });
  }
  return found;
}
