/**
 * Calls `read` when another document of this browser may have written: at its writes, and when this page comes out of the
 * back/forward cache, where it heard of none. Returns what ends that.
 */
export function followStorage(read: () => void): () => void {
  const events = ['storage', 'pageshow'] as const;
  for (const event of events) addEventListener(event, read);
  return () => {
    for (const event of events) removeEventListener(event, read);
  };
}
