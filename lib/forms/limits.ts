import { LRUCache } from 'lru-cache';
import { addressGroup } from './address-group.ts';

const WINDOW_MS = 10 * 60_000;
const KNOWN_ADDRESSES = 10_000;
const LIMITS = {
  address: 12,
  /** Wrong sends of one address (typing errors, traps); they do not count against other addresses. */
  failed: 60,
  total: 600,
  /** Entries that an address may always send, however much others do. */
  own: 3,
};

type Send = { at: number; key: string };

const recent = (sends: readonly Send[], now: number) => sends.filter(({ at }) => at > now - WINDOW_MS);
const wait = (sends: readonly Send[], limit: number, now: number) =>
  Math.ceil(((sends[sends.length - limit]?.at ?? now) + WINDOW_MS - now) / 1000);

/** The recent sends of each address; of many addresses the ones that sent last are known. */
function createBook() {
  const byGroup = new LRUCache<string, Send[]>({ max: KNOWN_ADDRESSES });
  const of = (address: string, now: number) => recent(byGroup.peek(addressGroup(address)) ?? [], now);
  return {
    of,
    note: (address: string, send: Send) =>
      byGroup.set(addressGroup(address), [...of(address, send.at), send]),
    drop: (address: string, key: string) => {
      const group = addressGroup(address);
      byGroup.set(
        group,
        (byGroup.peek(group) ?? []).filter((send) => send.key !== key),
      );
    },
  };
}

/** Counts sends of ten minutes per address and in all, in memory; answers null, or the seconds to wait. */
export function createLimits(given: Partial<typeof LIMITS> = {}) {
  const limits = { ...LIMITS, ...given };
  const [accepted, failed] = [createBook(), createBook()];
  let all: Send[] = [];

  const waitAfterFailures = (address: string, now = Date.now()): number | null => {
    const sends = failed.of(address, now);
    return sends.length >= limits.failed ? wait(sends, limits.failed, now) : null;
  };

  return {
    waitAfterFailures,

    /** How long an address waits before anything new is accepted: checked before a large body is read. */
    waitOf(address: string, now = Date.now()): number | null {
      const sends = accepted.of(address, now);
      return sends.length >= limits.address
        ? wait(sends, limits.address, now)
        : waitAfterFailures(address, now);
    },

    noteFailure(address: string, now = Date.now()) {
      failed.note(address, { at: now, key: '' });
    },

    /** Whether an entry was counted already: then it is a retry. */
    isCounted: (address: string, key: string, now = Date.now()): boolean =>
      accepted.of(address, now).some((send) => send.key === key),

    /** Takes an entry back for which another limit has no room. */
    takeBack(address: string, key: string) {
      accepted.drop(address, key);
      all = all.filter((send) => send.key !== key);
    },

    /** Counts an entry that is right. The same one sent again, a retry, counts once. */
    admit(address: string, key: string, now = Date.now()): number | null {
      const own = accepted.of(address, now);
      all = recent(all, now);
      if (own.some((send) => send.key === key)) return null;
      if (own.length >= limits.address) return wait(own, limits.address, now);
      if (own.length >= limits.own && all.length >= limits.total) return wait(all, limits.total, now);
      all.push({ at: now, key });
      accepted.note(address, { at: now, key });
      return null;
    },
  };
}
