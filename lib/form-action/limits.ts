const WINDOW_MS = 10 * 60_000;
/** Sends per window: of one address, and of all together. */
const ADDRESS_LIMIT = 12;
const TOTAL_LIMIT = 600;
const KNOWN_ADDRESSES = 10_000;
const IPV6_GROUPS = 8;

type Sends = { at: number; key: string }[];

const recent = (sends: Sends, now: number) => sends.filter(({ at }) => at > now - WINDOW_MS);
const wait = (sends: Sends, limit: number, now: number) =>
  Math.ceil(((sends[sends.length - limit]?.at ?? now) + WINDOW_MS - now) / 1000);

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

/**
 * Counts sends per address and in all, in this process's memory. `admit` gives null, or the seconds to wait. The same
 * thing sent again (a retry) counts once.
 */
export function createLimits(addressLimit = ADDRESS_LIMIT, totalLimit = TOTAL_LIMIT) {
  const byAddress = new Map<string, Sends>();
  let all: Sends = [];

  const remember = (group: string, sends: Sends) => {
    byAddress.delete(group);
    byAddress.set(group, sends);
    const [oldest] = byAddress.keys();
    if (byAddress.size > KNOWN_ADDRESSES && oldest !== undefined) byAddress.delete(oldest);
  };

  return (address: string, key: string, now = Date.now()): number | null => {
    const group = addressGroup(address);
    const own = recent(byAddress.get(group) ?? [], now);
    all = recent(all, now);
    if (own.some((send) => send.key === key)) return null;
    if (own.length >= addressLimit) return wait(own, addressLimit, now);
    if (all.length >= totalLimit) return wait(all, totalLimit, now);
    const send = { at: now, key };
    all.push(send);
    remember(group, [...own, send]);
    return null;
  };
}
