/** Ids of talents; files as the panel names them: paths under the storage base, or addresses. */
export type Takedown = { talents: readonly number[]; files: readonly string[] };

/** A kind of file made from public content: `writer` is its module, `drop` removes a takedown's, and counts. */
export type DerivedKind = { writer: string; drop: (takedown: Takedown) => Promise<number> };

/** The parts of a takedown among the tags that the panel publishes with it. */
export const talentsOf = (tags: readonly string[]): number[] =>
  tags.flatMap((tag) => /^talent:(\d+)$/.exec(tag)?.slice(1).map(Number) ?? []);
