/**
 * One value per process. Bundles of the same server may each hold their own copy of a module;
 * what they must share (a cache, a running worker) lives behind a global symbol.
 */
export function processState<T>(name: string, create: () => T): { get: () => T } {
  const key = Symbol.for(`passarela.${name}`);
  const shared: Record<symbol, T | undefined> = Reflect.get(globalThis, key) ?? {};
  Reflect.set(globalThis, key, shared);
  return {
    get: () => {
      const value = shared[key] ?? create();
      shared[key] = value;
      return value;
    },
  };
}
