export type Frame = { x: number; y: number; width: number; height: number };
type Shape = { width: number; height: number };

/** The place of a whole picture, as large as a frame permits: in its middle, at its top. */
export function fitInside({ width, height }: Shape, frame: Frame): Frame {
  const scale = Math.min(frame.width / width, frame.height / height);
  const wide = width * scale;
  return { x: frame.x + (frame.width - wide) / 2, y: frame.y, width: wide, height: height * scale };
}

const aspect = ({ width, height }: Shape) => width / height;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Every way to break a few pictures into rows, in their order. */
function waysToBreak<T>([first, ...rest]: readonly T[]): T[][][] {
  if (first === undefined) return [[]];
  if (rest.length === 0) return [[[first]]];
  return waysToBreak(rest).flatMap((rows) => [
    [[first], ...rows],
    [[first, ...(rows[0] ?? [])], ...rows.slice(1)],
  ]);
}

/** Rows over the whole width of a frame; narrower if they would be too high for it. */
function placeRows(rows: readonly (readonly Shape[])[], frame: Frame, gap: number): Frame[] {
  const gapsHigh = gap * (rows.length - 1);
  const heightOf = (row: readonly Shape[], width: number) =>
    (width - gap * (row.length - 1)) / sum(row.map(aspect));
  const full = sum(rows.map((row) => heightOf(row, frame.width)));
  const share = Math.min(1, (frame.height - gapsHigh) / full);
  let y = frame.y;
  return rows.flatMap((row) => {
    const height = heightOf(row, frame.width) * share;
    const wide = sum(row.map((each) => aspect(each) * height)) + gap * (row.length - 1);
    let x = frame.x + (frame.width - wide) / 2;
    const places = row.map((each) => {
      const place = { x, y, width: aspect(each) * height, height };
      x += place.width + gap;
      return place;
    });
    y += height + gap;
    return places;
  });
}

export const areaOf = (places: readonly Frame[]) => sum(places.map(({ width, height }) => width * height));

const turn = <T extends Shape & Partial<Frame>>({ x = 0, y = 0, width, height }: T): Frame => ({
  x: y,
  y: x,
  width: height,
  height: width,
});

type Worth = (places: readonly Frame[]) => number;

/**
 * Frames for at most eight pictures, in rows or columns, in their order: uncut, on as much paper as possible, or as
 * `worth` says.
 */
export function arrange(
  pictures: readonly Shape[],
  frame: Frame,
  gap: number,
  worth: Worth = areaOf,
): Frame[] {
  const inRows = waysToBreak(pictures).map((rows) => placeRows(rows, frame, gap));
  const inColumns = waysToBreak(pictures.map(turn)).map((columns) =>
    placeRows(columns, turn(frame), gap).map(turn),
  );
  const ways = [...inRows, ...inColumns];
  return ways.reduce((best, way) => (worth(way) > worth(best) ? way : best), ways[0] ?? []);
}
