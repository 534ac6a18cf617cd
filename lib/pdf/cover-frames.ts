import { areaOf, arrange, type Frame } from './arrange.ts';

type Shape = { width: number; height: number };

/** More ways to arrange pictures than these have are not tried. */
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
