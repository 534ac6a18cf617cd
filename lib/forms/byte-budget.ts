import { addressGroup } from '../form-action/address-group.ts';

/** Bytes of uploads that may be in memory at once; who comes later waits, unread, in the network. */
export const ROOM_BYTES = 32 * 1024 * 1024;
/** What one address may hold of it. More than half, so that two bodies that are larger than this are never in together. */
const ADDRESS_SHARE_BYTES = 24 * 1024 * 1024;
const WAIT_LIMIT_MS = 60_000;

type Body = { bytes: number; group: string; isInside: boolean; enter: () => void };

/**
 * A gate for large bodies. `enter` resolves to the way out once there is room, or to null after a minute. First come first
 * served, but one address holds its share at most, and the rest of its bodies waits while others pass. A body that does
 * not fit yet is passed by those that leave it the room it needs. What is larger than a share counts as the share.
 * Leaving twice is leaving once.
 */
export function createByteBudget({
  room = ROOM_BYTES,
  addressShare = ADDRESS_SHARE_BYTES,
  waitLimitMs = WAIT_LIMIT_MS,
} = {}) {
  /** Who has come and not gone, in the order of coming. */
  const present = new Set<Body>();
  const heldBy = new Map<string, number>();
  let used = 0;

  const hold = ({ group }: Body, bytes: number) => {
    const held = (heldBy.get(group) ?? 0) + bytes;
    if (held > 0) heldBy.set(group, held);
    else heldBy.delete(group);
    used += bytes;
  };

  const admit = () => {
    let free = room - used;
    let insideAfter = used;
    for (const body of present) {
      const { bytes, group } = body;
      if (body.isInside) insideAfter -= bytes;
      else if ((heldBy.get(group) ?? 0) + bytes > addressShare) continue;
      else if (bytes > free) free = Math.min(free, room - bytes - insideAfter);
      else {
        free -= bytes;
        hold(body, bytes);
        body.isInside = true;
        body.enter();
      }
    }
  };

  const leave = (body: Body) => {
    if (!present.delete(body)) return;
    if (body.isInside) hold(body, -body.bytes);
    admit();
  };

  return (announced: number, address: string): Promise<(() => void) | null> =>
    new Promise((resolve) => {
      const body: Body = {
        bytes: Math.min(announced, addressShare),
        group: addressGroup(address),
        isInside: false,
        enter: () => {
          clearTimeout(timer);
          resolve(() => leave(body));
        },
      };
      const timer = setTimeout(() => {
        resolve(null);
        leave(body);
      }, waitLimitMs);
      present.add(body);
      admit();
    });
}
