import { count } from '@passarela/gate/metrics/meter';
import { ContractError } from '../../platform/errors/contract-error.ts';
import type { Kind } from '../../platform/reference/kinds.ts';

export const countEntry = (kind: Kind, isNew: boolean): void =>
  count('passarela_entries_total', { kind, result: isNew ? 'taken' : 'repeated' });

/** Runs `write`, and counts a refused entry by its status, or as `failed`. */
export async function countRefusals<T>(kind: Kind, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const result = error instanceof ContractError ? `refused ${error.status}` : 'failed';
    count('passarela_entries_total', { kind, result });
    throw error;
  }
}
