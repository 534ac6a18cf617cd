import { addressGroup } from '../../lib/forms/address-group.ts';

const MEGABYTE = 1024 * 1024;
/** Disk that spooled photos may take: of everybody, and of one address (an IPv6 address stands for its /64). */
const ROOM = { totalBytes: 2048 * MEGABYTE, addressBytes: 256 * MEGABYTE };

/** Counts the bytes on disk, as they come: whoever sends slowly holds only what has arrived. */
export function createSpoolRoom({ totalBytes, addressBytes } = ROOM) {
  const heldBy = new Map<string, number>();
  let used = 0;
  return {
    /** Whether `bytes` more of an address have room; they hold it then. */
    take(address: string, bytes: number): boolean {
      const group = addressGroup(address);
      const held = (heldBy.get(group) ?? 0) + bytes;
      if (held > addressBytes || used + bytes > totalBytes) return false;
      heldBy.set(group, held);
      used += bytes;
      return true;
    },
    leave(address: string, bytes: number) {
      const group = addressGroup(address);
      const held = (heldBy.get(group) ?? 0) - bytes;
      if (held > 0) heldBy.set(group, held);
      else heldBy.delete(group);
      used -= bytes;
    },
  };
}
export type SpoolRoom = ReturnType<typeof createSpoolRoom>;
