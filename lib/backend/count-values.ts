const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether parsed JSON holds more values than `max`, however they are nested; stops counting there. */
export function hasMoreValuesThan(max: number, json: unknown): boolean {
  const open: object[] = isNested(json) ? [json] : [];
  let count = open.length;
  for (let next = open.pop(); next; next = open.pop()) {
    const values: unknown[] = Array.isArray(next) ? next : Object.values(next);
    count += values.length;
    if (count > max) return true;
    open.push(...values.filter(isNested));
  }
  return false;
}
