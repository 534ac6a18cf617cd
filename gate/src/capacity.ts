/** Bytes that buffered bodies may hold together; the first `freeBytes` of each are not counted. */
export function createCapacity(totalBytes: number, freeBytes: number) {
  let used = 0;
  const counted = (bytes: number) => Math.max(0, bytes - freeBytes);
  return {
    /** Notes that a body grew; false when there is no room for that. */
    grow(from: number, to: number): boolean {
      const more = counted(to) - counted(from);
      if (more > 0 && used + more > totalBytes) return false;
      used += more;
      return true;
    },
    leave(bytes: number): void {
      used -= counted(bytes);
    },
  };
}
export type Capacity = ReturnType<typeof createCapacity>;
