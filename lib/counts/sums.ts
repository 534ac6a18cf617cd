export const COUNTED = ['seen', 'favourited'] as const;
export type Counted = (typeof COUNTED)[number];

/** A minute has no more talents: made-up ids fill no memory (contract/src/counts.ts). */
const TALENTS_MAX = 2_000;

type Sums = Record<Counted, Map<number, number>>;

declare global {
  var passarelaSums: Sums | undefined;
}

const none = (): Sums => ({ seen: new Map(), favourited: new Map() });

/** Adds one. Global, because pages and route handlers are separate bundles. */
export function addOne(counted: Counted, talent: number): void {
  globalThis.passarelaSums ??= none();
  const sums = globalThis.passarelaSums[counted];
  const sum = sums.get(talent);
  if (sum !== undefined || sums.size < TALENTS_MAX) sums.set(talent, (sum ?? 0) + 1);
}

/** The sums since the last call; null if nothing was counted. */
export function takeSums(): Record<Counted, Record<string, number>> | null {
  const { seen, favourited } = globalThis.passarelaSums ?? none();
  globalThis.passarelaSums = none();
  if (seen.size + favourited.size === 0) return null;
  return { seen: Object.fromEntries(seen), favourited: Object.fromEntries(favourited) };
}
