type Pixels = {
  fillStyle: unknown;
  fillRect: (x: number, y: number, width: number, height: number) => void;
  getImageData: (x: number, y: number, width: number, height: number) => { data: ArrayLike<number> };
};

/** Colors unlike the white, black or random stripes that fingerprinting protection returns. */
const KNOWN = [
  ['rgb(200 40 90)', [200, 40, 90]],
  ['rgb(30 160 70)', [30, 160, 70]],
] as const;
/** Some browsers change the last bits of each color, invisibly. */
const TOLERANCE = 12;

/** Whether a canvas returns the drawn pixels: browsers that prevent fingerprinting change them. */
export function isCanvasExact(context: Pixels): boolean {
  return KNOWN.every(([style, expected]) => {
    context.fillStyle = style;
    context.fillRect(0, 0, 1, 1);
    const { data } = context.getImageData(0, 0, 1, 1);
    return expected.every((value, at) => Math.abs((data[at] ?? 0) - value) <= TOLERANCE);
  });
}
