/** A row's position in the list, in px from its top. */
type Span = { start: number; end: number };

const middleOf = ({ start, end }: Span) => (start + end) / 2;

/** The place of row `from` after a drag by `by` px: it passes each row whose middle its edge has passed. */
export function positionOf(rows: readonly Span[], from: number, by: number): number {
  const dragged = rows[from];
  if (dragged === undefined) return from;
  const isAhead = (row: Span, index: number) =>
    index < from ? middleOf(row) <= dragged.start + by : middleOf(row) < dragged.end + by;
  return rows.filter((row, index) => index !== from && isAhead(row, index)).length;
}
