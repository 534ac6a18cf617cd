/** One value per process: bundles of one server may each hold their own copy of a module. */
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
