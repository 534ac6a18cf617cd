import { addressGroup } from '../lib/forms/address-group.ts';

type Leave = () => void;
type Limits = { atOnce: number; waiting: number };

/**
 * Lets `atOnce` expensive jobs run and the rest wait, at most `waiting` of a visitor's. Turns go round by visitor
 * (an IPv6 address stands for its /64): a flood waits behind itself.
 */
export function createFairTurns({ atOnce, waiting }: Limits) {
  const queues = new Map<string, (() => void)[]>();
  let going = 0;

  function begin(go: (leave: Leave) => void) {
    let isGoing = true;
    going += 1;
    go(() => {
      if (!isGoing) return;
      isGoing = false;
      going -= 1;
      beginNext();
    });
  }

  function beginNext() {
    const [first] = queues;
    if (!first || going >= atOnce) return;
    const [group, [next, ...rest]] = first;
    queues.delete(group);
    // at the end of the round
    if (rest.length > 0) queues.set(group, rest);
    next?.();
  }

  /** Resolves at the visitor's turn with an idempotent end; null if too many of theirs wait. */
  return (visitor: string): Promise<Leave> | null => {
    const group = addressGroup(visitor);
    const queue = queues.get(group) ?? [];
    if (queue.length >= waiting) return null;
    return new Promise((resolve) => {
      queues.set(group, [...queue, () => begin(resolve)]);
      beginNext();
    });
  };
}
