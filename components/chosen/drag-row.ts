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

const EDGE_PX = 96;
const SCROLL_PX = 10;

/** How far the page scrolls in a frame while the pointer is at `y`, near an edge of the window. */
function scrollAt(y: number) {
  if (y < EDGE_PX) return -SCROLL_PX;
  return y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0;
}

/** Lets a row follow the pointer while the others make room. `drop` gets a new place; a cancel changes nothing. */
export function dragRow(event: PointerEvent, handle: HTMLElement, drop: (from: number, to: number) => void) {
  const row = handle.closest('li');
  const list = row?.parentElement;
  if (!row || !list || !event.isPrimary || event.button !== 0) return;
  event.preventDefault();
  handle.setPointerCapture(event.pointerId);

  const rows = [...list.children].filter((child) => child instanceof HTMLElement);
  const spans = rows.map((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return { start: top + window.scrollY, end: bottom + window.scrollY };
  });
  const from = rows.indexOf(row);
  const start = event.clientY + window.scrollY;
  const listening = new AbortController();
  let y = event.clientY;
  let to = from;

  const follow = () => {
    const by = y + window.scrollY - start;
    to = positionOf(spans, from, by);
    rows.forEach((each, index) => {
      const passes = Number(index > from && index <= to) - Number(index < from && index >= to);
      each.style.transform = `translateY(${each === row ? by : -passes * row.offsetHeight}px)`;
    });
  };
  const scroll = () => {
    window.scrollBy({ top: scrollAt(y), behavior: 'instant' });
    follow();
    frame = requestAnimationFrame(scroll);
  };
  const end = (isDropped: boolean) => {
    // The last move may be newer than the last frame.
    follow();
    cancelAnimationFrame(frame);
    listening.abort();
    delete list.dataset.dragging;
    delete row.dataset.dragged;
    if (isDropped && to !== from) drop(from, to);
    for (const each of rows) each.style.removeProperty('transform');
  };

  list.dataset.dragging = '';
  row.dataset.dragged = '';
  let frame = requestAnimationFrame(scroll);
  const { signal } = listening;
  const note = ({ clientY }: PointerEvent) => (y = clientY);
  handle.addEventListener('pointermove', note, { signal });
  handle.addEventListener('pointerup', note, { signal });
  handle.addEventListener('pointerup', () => end(true), { signal });
  handle.addEventListener('pointercancel', () => end(false), { signal });
}
