import sharp from 'sharp';
import type { Box, Mark } from './marks';

type Rgb = readonly [number, number, number];
export type Picture = { data: Buffer; width: number; height: number };

export async function pictureOf(png: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const linear = (value: number) => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const LINEAR = Array.from({ length: 256 }, (_, value) => linear(value));
const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * (LINEAR[Math.round(red)] ?? 0) +
  0.7152 * (LINEAR[Math.round(green)] ?? 0) +
  0.0722 * (LINEAR[Math.round(blue)] ?? 0);

/** The contrast of two colours by WCAG, from 1 to 21. */
function ratioOf(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const at = ({ data, width }: Picture, x: number, y: number): Rgb => {
  const from = (y * width + x) * 3;
  return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
};
const greenness = ([red, green, blue]: Rgb) => green - (red + blue) / 2;
const over = ([red, green, blue, alpha]: Mark['colour'], [r, g, b]: Rgb): Rgb => [
  red * alpha + r * (1 - alpha),
  green * alpha + g * (1 - alpha),
  blue * alpha + b * (1 - alpha),
];

/** The value that a twentieth of all are below: single pixels of a photograph do not count. */
function lowOf(values: number[]): number | null {
  if (values.length === 0) return null;
  return values.sort((a, b) => a - b)[Math.floor(values.length / 20)] ?? null;
}

function* pixelsOf({ x, y, width, height }: Box, picture: Picture) {
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(picture.height, y + height); row += 1)
    for (let column = Math.max(0, Math.floor(x)); column < Math.min(picture.width, x + width); column += 1)
      yield [column, row] as const;
}

/** Behind each letter: the same pixel without it. */
function ofText({ boxes, colour }: Mark, without: Picture, marked: Picture) {
  const ratios: number[] = [];
  for (const box of boxes)
    for (const [x, y] of pixelsOf(box, without)) {
      const behind = at(without, x, y);
      if (greenness(at(marked, x, y)) - greenness(behind) < 60 * colour[3]) continue;
      ratios.push(ratioOf(over(colour, behind), behind));
    }
  return lowOf(ratios);
}

const AROUND = [-3, -2, -1, 0, 1, 2, 3].flatMap((dx) =>
  [-3, -2, -1, 0, 1, 2, 3].map((dy) => [dx, dy] as const),
);

/** Beside each pixel of a line: the pixels around it that are no part of it. One side that differs is enough. */
function ofIcon({ boxes, colour }: Mark, green: Picture, pink: Picture) {
  const isLine = (x: number, y: number) => greenness(at(green, x, y)) - greenness(at(pink, x, y)) > 8;
  const ratios: number[] = [];
  for (const box of boxes)
    for (const [x, y] of pixelsOf(box, green)) {
      if (!isLine(x, y)) continue;
      const beside = AROUND.flatMap(([dx, dy]) =>
        isLine(x + dx, y + dy) ? [] : [at(green, x + dx, y + dy)],
      );
      if (beside.length > 0)
        ratios.push(Math.max(...beside.map((each) => ratioOf(over(colour, each), each))));
    }
  return lowOf(ratios);
}

/** Across each side of a field: how much its line or ground differs from the outside. The best side counts. */
function ofEdge({ boxes }: Mark, picture: Picture) {
  const best = boxes.flatMap(({ x, y, width, height }) => {
    const steps = [0.2, 0.35, 0.5, 0.65, 0.8];
    const down = (edge: number, way: number) =>
      steps.map((step) => [4, 2, 1, 0, -1, -2].map((off) => [x + step * width, edge + way * off] as const));
    const along = (edge: number, way: number) =>
      steps.map((step) => [4, 2, 1, 0, -1, -2].map((off) => [edge + way * off, y + step * height] as const));
    const sides = [down(y, -1), down(y + height - 1, 1), along(x, -1), along(x + width - 1, 1)];
    return sides.map((lines) =>
      Math.min(
        ...lines.map((line) => {
          const [outside = [0, 0, 0] as const, ...across] = line.map(([px, py]) =>
            at(picture, Math.round(px), Math.round(py)),
          );
          return Math.max(...across.map((each) => ratioOf(each, outside)));
        }),
      ),
    );
  });
  return best.length === 0 ? null : Math.max(...best);
}

/**
 * The lowest contrast of a mark; null if invisible. `first` has no texts and green icons, `second` green texts and
 * pink icons.
 */
export function contrastOf(mark: Mark, first: Picture, second: Picture): number | null {
  if (mark.kind === 'text') return ofText(mark, first, second);
  return mark.kind === 'icon' ? ofIcon(mark, first, second) : ofEdge(mark, first);
}
