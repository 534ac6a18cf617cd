import { addressGroup } from './address-group.ts';

type Limits = { all: number; address: number };

/** Counts visitors' present use: all together, and each address (an IPv6 address stands for its /64). */
export function createQuota({ all, address }: Limits) {
  const heldBy = new Map<string, number>();
  let total = 0;
  return {
    take(visitor: string, amount = 1): boolean {
      const group = addressGroup(visitor);
      const held = (heldBy.get(group) ?? 0) + amount;
      if (held > address || total + amount > all) return false;
      heldBy.set(group, held);
      total += amount;
      return true;
    },
    release(visitor: string, amount = 1) {
      const group = addressGroup(visitor);
      const held = (heldBy.get(group) ?? 0) - amount;
      if (held > 0) heldBy.set(group, held);
      else heldBy.delete(group);
      total -= amount;
    },
  };
}
