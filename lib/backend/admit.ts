import 'server-only';
import { createHmac } from 'node:crypto';
import { addressGroup } from '../forms/limits.ts';
import type { Sender } from '../forms/sender.ts';
import { env } from '../system/env.ts';
import { log } from '../system/log.ts';
import { sendSigned } from './client.ts';
import { isBackendError } from './errors.ts';

/** A visitor waits no longer for it: this instance's own memory has counted already. */
const ADMIT_LIMIT_MS = 1_000;

const ADMIT = { service: 'panel', method: 'POST', path: '/api/admit' } as const;

/** `form`: sends of a device; `form-address`: of all devices at an address. */
type Bucket = 'form' | 'form-address' | 'download';

/** The same for all instances of the site; the panel learns no address or key of a device from it. */
const hashOf = (text: string): string =>
  createHmac('sha256', env().PANEL_API_TOKEN).update(`admit ${text}`).digest('base64url');

async function waitOf(bucket: Bucket, key: string): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(ADMIT_LIMIT_MS);
    const { status, retryAfterS } = await sendSigned({ ...ADMIT, json: { bucket, key } }, signal);
    return status === 429 ? Math.max(1, retryAfterS) : null;
  } catch (error) {
    if (!isBackendError(error)) throw error;
    log('warn', 'limit of all copies not asked', { bucket, reason: String(error) });
    return null;
  }
}

/** Counts a send of an address for all instances: null, or seconds to wait. Failures: null. */
export const sharedWait = (bucket: Bucket, address: string): Promise<number | null> =>
  waitOf(bucket, hashOf(addressGroup(address)));

/** Counts a send for its device and address: null, or seconds to wait. Without a device key the address counts. */
export async function sharedFormWait({ address, device }: Sender): Promise<number | null> {
  const ofDevice = device === null ? sharedWait('form', address) : waitOf('form', hashOf(`device ${device}`));
  const waits = await Promise.all([ofDevice, sharedWait('form-address', address)]);
  return waits.find((wait) => wait !== null) ?? null;
}
