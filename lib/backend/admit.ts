import 'server-only';
import { createHmac } from 'node:crypto';
import { addressGroup } from '../forms/address-group.ts';
import { env } from '../system/env.ts';
import { log } from '../system/log.ts';
import { isBackendError } from './errors.ts';
import { withToken } from './tokens.ts';
import { type Answer, send } from './transport.ts';

/** A visitor waits no longer for it: this copy's own memory has counted already. */
const ADMIT_LIMIT_MS = 1_000;

type Bucket = 'form' | 'download';

/** The same for all copies of the site; the panel learns no address from it. */
const keyOf = (address: string): string =>
  createHmac('sha256', env().PANEL_API_TOKEN)
    .update(`admit ${addressGroup(address)}`)
    .digest('base64url');

/** Not through the circuit: a limit that is slow to answer must not stop the pages. */
function ask(bucket: Bucket, address: string): Promise<Answer> {
  const signal = AbortSignal.timeout(ADMIT_LIMIT_MS);
  const json = { bucket, key: keyOf(address) };
  return withToken('panel', signal, (authorization) =>
    send({ service: 'panel', method: 'POST', path: '/api/admit', headers: { authorization }, json, signal }),
  );
}

/** Counts a send for all copies (CONTRACT, Optional calls): null, or seconds to wait. Failures: null. */
export async function sharedWait(bucket: Bucket, address: string): Promise<number | null> {
  try {
    const { status, retryAfterS } = await ask(bucket, address);
    return status === 429 ? Math.max(1, retryAfterS) : null;
  } catch (error) {
    if (!isBackendError(error)) throw error;
    log('warn', 'limit of all copies not asked', { bucket, reason: String(error) });
    return null;
  }
}
