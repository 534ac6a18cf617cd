import { ContractError } from '../../platform/errors/contract-error.ts';
import { type Previewed, readDraftToken } from '../../publishing/draft/signed.ts';
import type { Call } from './route.ts';

type Presented = Pick<Call, 'request' | 'env' | 'now'>;

/**
 * Which talent or post a call's `X-Draft-Token` opens, and until when (ms): `{ id, until }`.
 * ContractError 403 for a token that is missing, wrong, ended or of the other kind.
 */
export function openedDraft(
  { request, env, now }: Presented,
  kind: Previewed,
): { id: number; until: number } {
  const token = request.headers.get('x-draft-token') ?? '';
  const opened = readDraftToken(token, { kind, key: env, now: now() });
  if (!opened) throw new ContractError(403, 'No, wrong or ended draft token');
  return opened;
}
