import { isIPv4, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS_OF_A_NETWORK = 4;

/** The network of an address: the /24 of IPv4 (`203.0.113.x`), the /64 of IPv6; anything else is its own. */
export function networkOf(address: string): string {
  const plain = MAPPED.exec(address)?.[1] ?? address;
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.x`;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, GROUPS_OF_A_NETWORK);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::x`;
}
