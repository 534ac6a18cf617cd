import type { Tries } from '../platform/limits/tries.ts';

/** Tries in memory, for tests of limits that need thousands. */
export function memoryTries(): Tries {
  const times = new Map<string, number[]>();
  const of = (bucket: string, key: string): number[] => {
    const name = `${bucket} ${key}`;
    const found = times.get(name) ?? [];
    times.set(name, found);
    return found;
  };
  return {
    waitOf: async ({ bucket, allowed, windowMs }, key, now) => {
      const oldest = of(bucket, key)
        .filter((at) => at > now - windowMs)
        .at(-allowed);
      return oldest === undefined ? 0 : Math.ceil((oldest + windowMs - now) / 1000);
    },
    note: async (counts, now) => {
      const lists = counts.map(([{ bucket }, key]) => of(bucket, key));
      for (const list of lists) list.push(now);
      return async () => {
        for (const list of lists) list.splice(list.indexOf(now), 1);
      };
    },
  };
}
