/** What a takedown names: ids of talents, and files as the panel names them: paths under the storage base, or addresses. */
export type Taken = { talents: readonly number[]; files: readonly string[] };

/**
 * One kind of file that the site makes from public content: `writer` is the module that writes it, `drop` removes what
 * derives from something taken down and gives how many files that were. Dropping twice is harmless.
 */
export type DerivedKind = { writer: string; drop: (taken: Taken) => Promise<number> };

/** The parts of a takedown among the tags that the panel publishes with it. */
export const talentsOf = (tags: readonly string[]): number[] =>
  tags.flatMap((tag) => /^talent:(\d+)$/.exec(tag)?.slice(1).map(Number) ?? []);
