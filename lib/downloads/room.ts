import { addressGroup } from '../forms/address-group.ts';

type Limits = { all: number; address: number };

/**
 * Room for downloads that are under way, few in all and fewer for one address. Taking a place gives the function that frees
 * it (twice is once), or null where there is none.
 */
export function createRoom({ all, address }: Limits) {
  const taken = new Map<string, number>();
  let total = 0;

  return (visitor: string): (() => void) | null => {
    const group = addressGroup(visitor);
    const own = taken.get(group) ?? 0;
    if (total >= all || own >= address) return null;
    taken.set(group, own + 1);
    total += 1;
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      total -= 1;
      const left = (taken.get(group) ?? 1) - 1;
      if (left === 0) taken.delete(group);
      else taken.set(group, left);
    };
  };
}
