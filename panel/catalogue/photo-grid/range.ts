/** The ids from one to another in a list's order; the last alone if the first is not there. */
export function idsBetween(ids: readonly number[], from: number | null, to: number): number[] {
  const [start, end] = [ids.indexOf(from ?? to), ids.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
