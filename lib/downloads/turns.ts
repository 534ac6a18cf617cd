import 'server-only';
import { sharedWait } from '../backend/admit.ts';
import { admit } from '../forms/limits.ts';
import { createQuota } from '../forms/quota.ts';
import { addressOf } from '../forms/sender.ts';
import { BUSY_RETRY_S } from './refuse.ts';

/** Downloads of photos at once: galleries and selections together. */
const underWay = createQuota({ all: 8, address: 3 });

/** A turn ends with `leave`, which may be called again; without a turn, `waitS` says when to come back. */
type Turn = { leave: () => void } | { waitS: number };

/** Lets a visitor download photos, or says how many seconds to wait. */
export async function takeTurn(headers: Headers): Promise<Turn> {
  const address = addressOf(headers);
  const waitS = admit('photos', address) ?? (await sharedWait('download', address));
  if (waitS !== null || !underWay.take(address)) return { waitS: waitS ?? BUSY_RETRY_S };
  let isHeld = true;
  return {
    leave: () => {
      if (isHeld) underWay.release(address);
      isHeld = false;
    },
  };
}
