import { tell } from '../log/tell.ts';
import type { SealKeys } from '../sealed/keys.ts';
import { SealError } from '../sealed/seal-error.ts';
import { type Opened, openSealed } from '../sealed/sealed-file.ts';

/** Opens a kept photo, or says why not: `locked` and `damaged` as in SealError, `gone` without a file. The log is told. */
export async function openPhoto(
  path: string,
  keys: SealKeys,
): Promise<Opened | 'gone' | SealError['reason']> {
  try {
    return await openSealed(path, keys);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'gone';
    if (!(error instanceof SealError)) throw error;
    tell('error', `Photo ${path.split('/').slice(-2).join('/')}: ${error.message}`);
    return error.reason;
  }
}
