import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const WINDOW_MS = 10 * 60_000;
const KNOWN_ADDRESSES = 10_000;
/** Wrong sends of one address (typing errors, traps); they do not count against other addresses. */
const FAILED = 60;

/**
 * How often in ten minutes, of this instance: `address` by one address, or whatever tells people apart; `total` by all;
 * `own` always, however much others do.
 */
const LIMITS = {
  // an address may be a school's: the panel counts the same for all instances (docs/decisions/forms.md)
  send: { address: 120, total: 600, own: 3 },
  deviceSend: { address: 12, total: Number.POSITIVE_INFINITY, own: 3 },
  count: { address: 120, total: 6_000, own: 10 },
  selection: { address: 120, total: 3_000, own: 10 },
  previewPicture: { address: 60, total: 600, own: 5 },
  find: { address: 600, total: 12_000, own: 30 },
  // each view asks the service; a company is one address
  draft: { address: 60, total: 600, own: 10 },
  package: { address: 120, total: 1_200, own: 20 },
  // wrong passcodes and codes, for all packages; the service counts those of each package
  packageGuess: { address: 10, total: 600, own: 10 },
  // by link: a device reads its answers anew when it is back on the net; a team may share a link
  packageAnswers: { address: 120, total: 600, own: 120 },
  card: { address: 40, total: 400, own: 4 },
  // forty talents cost some ten seconds of a processor
  portfolio: { address: 10, total: 60, own: 2 },
  photos: { address: 20, total: 400, own: 3 },
} as const;
export type LimitName = keyof typeof LIMITS;

const IPV6_GROUPS = 8;

const groupsIn = (part: string | undefined) => (part ? part.split(':') : []);

/** IPv6 visitors own a whole /64, however short its zeros are written; a mapped IPv4 address is an IPv4 address. */
export function addressGroup(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [start, end] = plain.split('::');
  const [first, last] = [groupsIn(start), groupsIn(end)];
  const zeros = Array<string>(Math.max(0, IPV6_GROUPS - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].slice(0, IPV6_GROUPS / 2).join(':');
}

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

type Limit = { address: number; total: number; own: number; failed?: number };

/** Counts sends of ten minutes per address and in all, in memory; answers null, or the seconds to wait. */
export function createLimits({ failed: failedMax = FAILED, ...limits }: Limit) {
  const [accepted, failed] = [createBook(), createBook()];
  let all: Send[] = [];

  const waitAfterFailures = (address: string, now = Date.now()): number | null => {
    const sends = failed.of(address, now);
    return sends.length >= failedMax ? wait(sends, failedMax, now) : null;
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

declare global {
  var passarelaLimits: Map<LimitName, ReturnType<typeof createLimits>> | undefined;
}

export function limitOf(name: LimitName) {
  globalThis.passarelaLimits ??= new Map();
  const counts = globalThis.passarelaLimits.get(name) ?? createLimits(LIMITS[name]);
  globalThis.passarelaLimits.set(name, counts);
  return counts;
}

/** Counts a request: null, or the seconds to wait. */
export const admit = (name: LimitName, address: string): number | null =>
  limitOf(name).admit(address, randomUUID());

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
