const TAGS_MAX = 50_000;

/** When tags ended. Their number is bounded: past it `forget` must drop all that carries any, and none is known. */
export function createTagTimes(forget: () => void) {
  const endedAt = new Map<string, number>();
  return {
    end(tag: string, at: number) {
      if (endedAt.size >= TAGS_MAX && !endedAt.has(tag)) {
        endedAt.clear();
        forget();
      }
      endedAt.set(tag, at);
    },
    /** Whether one of the tags ended after that moment, or in its millisecond. */
    haveEnded(tags: readonly string[], since: number): boolean {
      const now = Date.now();
      return tags.some((tag) => {
        const at = endedAt.get(tag);
        return at !== undefined && at <= now && at >= since;
      });
    },
  };
}
