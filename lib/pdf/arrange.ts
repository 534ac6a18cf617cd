export type Frame = { x: number; y: number; width: number; height: number };
type Shape = { width: number; height: number };

export function fitInside({ width, height }: Shape, frame: Frame): Frame {
  const scale = Math.min(frame.width / width, frame.height / height);
  const wide = width * scale;
  return { x: frame.x + (frame.width - wide) / 2, y: frame.y, width: wide, height: height * scale };
}

const aspect = ({ width, height }: Shape) => width / height;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

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

const areaOf = (places: readonly Frame[]) => sum(places.map(({ width, height }) => width * height));

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

const ARRANGED_MAX = 8;
const GAP = 8;

/** Portraits in columns with a name below each, as large as the sheet permits, over its whole width. */
function inColumns(count: number, { x, y, width, height }: Frame, nameHigh: number): Frame[] {
  const below = nameHigh + GAP;
  const wideFor = (columns: number) =>
    Math.min(
      (width - GAP * (columns - 1)) / columns,
      ((height + GAP) / Math.ceil(count / columns) - below) * (3 / 4),
    );
  const choices = Array.from({ length: count }, (_, at) => at + 1);
  const columns = choices.reduce((best, each) => (wideFor(each) > wideFor(best) ? each : best), 1);
  const wide = wideFor(columns);
  const step = columns > 1 ? (width - wide) / (columns - 1) : 0;
  return Array.from({ length: count }, (_, at) => ({
    x: x + (at % columns) * step,
    y: y + Math.floor(at / columns) * ((wide * 4) / 3 + below),
    width: wide,
    height: (wide * 4) / 3,
  }));
}

/** A little less paper is worth a first face that is the largest. */
const FIRST_IS_LARGE = 1.15;

function worth(places: readonly Frame[]): number {
  const widest = Math.max(...places.map(({ width }) => width));
  return areaOf(places) * (places[0]?.width === widest ? FIRST_IS_LARGE : 1);
}

/** Frames for the faces of a selection, at the foot of a sheet, each with room for a name below it. */
export function coverFrames(faces: readonly (Shape | null)[], sheet: Frame, nameHigh: number): Frame[] {
  const shapes = faces.filter((face) => face !== null);
  const isArranged = faces.length <= ARRANGED_MAX && shapes.length === faces.length;
  const room = { ...sheet, height: sheet.height - nameHigh };
  const frames = isArranged
    ? arrange(shapes, room, nameHigh + GAP, worth)
    : inColumns(faces.length, sheet, nameHigh);
  const left = Math.min(...frames.map(({ x }) => x)) - sheet.x;
  const down = sheet.y + room.height - Math.max(...frames.map(({ y, height }) => y + height));
  return frames.map((frame) => ({ ...frame, x: frame.x - left, y: frame.y + down }));
}
