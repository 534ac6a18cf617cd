import { createHash } from 'node:crypto';

/** Playwright's argument between title and body: nothing, or the tag of tests for `npm run test:all` alone. */
type Details = { tag?: '@whole' };
export const WHOLE = { tag: '@whole' } as const satisfies Details;

const numberOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE();

/**
 * The rows of a table with the details of their tests: `count` of them, chosen by the run's `SEED`, run in `npm
 * test`, the others in `npm run test:all`. For equivalent rows: languages, widths, pages of one kind.
 */
export function sampled<Row>(rows: readonly Row[], count = 1): [row: Row, details: Details][] {
  const first = numberOf(`${process.env.SEED} ${JSON.stringify(rows)}`) % rows.length;
  const isChosen = (at: number) => (at - first + rows.length) % rows.length < count;
  return rows.map((row, at) => [row, isChosen(at) ? {} : WHOLE]);
}

/** Some rows of a table, drawn by the run's `SEED`, for a test that walks them. */
export const drawn = <Row>(rows: readonly Row[], count: number): Row[] =>
  sampled(rows, count).flatMap(([row, { tag }]) => (tag ? [] : [row]));
