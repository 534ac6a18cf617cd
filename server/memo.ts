/** Remembers what was computed for a key, for the `limit` keys used last. */
export function createMemo<T>(limit: number) {
  const known = new Map<string, T>();
  return (key: string, compute: () => T): T => {
    const value = known.has(key) ? known.get(key) : undefined;
    const result = value ?? compute();
    known.delete(key);
    known.set(key, result);
    const [oldest] = known.keys();
    if (known.size > limit && oldest !== undefined) known.delete(oldest);
    return result;
  };
}
