/** Runs work for a key once at a time: a caller that comes meanwhile gets the same promise. */
export function onceAtATime<T>(running: Map<string, Promise<T>>, key: string, work: () => Promise<T>) {
  const current = running.get(key);
  if (current) return current;
  const started = work().finally(() => {
    // The map may have been cleared and hold another one by now.
    if (running.get(key) === started) running.delete(key);
  });
  running.set(key, started);
  return started;
}
