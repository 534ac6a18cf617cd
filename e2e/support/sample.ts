import { createHash } from 'node:crypto';

/** What Playwright takes between title and body: nothing, or the tag of tests that only `npm run test:all` runs. */
type Details = { tag?: '@whole' };
export const WHOLE = { tag: '@whole' } as const satisfies Details;

const numberOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE();

/**
 * The rows of a table, each with the details of its test: `count` of them, chosen by the run's `SEED`, for `npm test`, the others
 * for `npm run test:all` alone. For rows of which each shows the same: languages, widths, pages of one kind.
 */
export function sampled<Row>(rows: readonly Row[], count = 1): [row: Row, details: Details][] {
  const first = numberOf(`${process.env.SEED} ${JSON.stringify(rows)}`) % rows.length;
  const isChosen = (at: number) => (at - first + rows.length) % rows.length < count;
  return rows.map((row, at) => [row, isChosen(at) ? {} : WHOLE]);
}
