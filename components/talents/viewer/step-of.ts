/** The place that a key leads to in a gallery of so many; null for keys that lead nowhere. */
export function stepOf(key: string, at: number, total: number): number | null {
  if (key === 'ArrowRight') return Math.min(at + 1, total - 1);
  if (key === 'ArrowLeft') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? total - 1 : null;
}
