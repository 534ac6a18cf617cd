import 'server-only';
import { randomUUID } from 'node:crypto';
import { sharedWait } from '../backend/admit.ts';
import { createLimits } from '../forms/limits.ts';
import { createQuota } from '../forms/quota.ts';
import { addressOf } from '../forms/sender.ts';
import { BUSY_RETRY_S } from './refuse.ts';

/** Downloads of photos in ten minutes, and at once: galleries and selections together. */
const limits = createLimits({ address: 20, total: 400, own: 3 });
const underWay = createQuota({ all: 8, address: 3 });

/** A turn ends with `leave`, which may be called again; without a turn, `waitS` says when to come back. */
type Turn = { leave: () => void } | { waitS: number };

/** Lets a visitor download photos, or says how many seconds to wait. */
export async function takeTurn(headers: Headers): Promise<Turn> {
  const address = addressOf(headers);
  const waitS = limits.admit(address, randomUUID()) ?? (await sharedWait('download', address));
  if (waitS !== null || !underWay.take(address)) return { waitS: waitS ?? BUSY_RETRY_S };
  let isHeld = true;
  return {
    leave: () => {
      if (isHeld) underWay.release(address);
      isHeld = false;
    },
  };
}
