const KNOWN = [
  'gmail.com',
  'hotmail.com',
  'hotmail.com.br',
  'outlook.com',
  'outlook.com.br',
  'yahoo.com',
  'yahoo.com.br',
  'icloud.com',
  'live.com',
  'uol.com.br',
  'bol.com.br',
  'terra.com.br',
  'globo.com',
  'ig.com.br',
];
/** Real ones that look like a slip. */
const OTHERS = [
  'uol.com',
  'email.com',
  'mail.com',
  'ymail.com',
  'gmx.com',
  'yahoo.co',
  'live.co',
  'globo.com.br',
];
const SLIPS: Record<string, string> = { 'gmail.com.br': 'gmail.com', 'icloud.com.br': 'icloud.com' };

/** Whether one letter more, less, other or swapped with its neighbour makes one text of the other. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || isSwapped;
}

/** The address that was probably meant (`ana@gmial.com`: `ana@gmail.com`); null if nothing looks mistyped. */
export function likelyEmail(email: string): string | null {
  const [, name, typed = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(email.trim()) ?? [];
  const domain = typed.toLowerCase();
  if (!name || KNOWN.includes(domain) || OTHERS.includes(domain)) return null;
  const meant = SLIPS[domain] ?? KNOWN.find((known) => isOneSlip(domain, known));
  return meant ? `${name}@${meant}` : null;
}
