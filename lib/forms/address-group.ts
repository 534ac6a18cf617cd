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
