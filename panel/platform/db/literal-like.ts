import { type Column, type SQL, sql } from 'drizzle-orm';

type Compare = (column: Column, value: string) => SQL;
type Operators = Record<'contains' | 'like' | 'not_like', Compare>;

/** The words of a pattern `%words%` with their own `%`, `_` and `\\` as letters. */
const escaped = (pattern: string): string =>
  pattern.replace(/^(%?)([\s\S]*?)(%?)$/, (_all, before, words, after) =>
    [before, words.replace(/[\\%_]/g, (sign: string) => `\\${sign}`), after].join(''),
  );

/** Payload's conditions for a text within a text, in which what people type stands for itself. */
export function literalLike({ contains, like, not_like }: Operators): Operators {
  const literal =
    (compare: Compare): Compare =>
    (column, pattern) =>
      sql`${compare(column, escaped(pattern))} ESCAPE '\\'`;
  return { contains: literal(contains), like: literal(like), not_like: literal(not_like) };
}
