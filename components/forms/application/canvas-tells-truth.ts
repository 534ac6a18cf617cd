type Pixels = {
  fillStyle: unknown;
  fillRect: (x: number, y: number, width: number, height: number) => void;
  getImageData: (x: number, y: number, width: number, height: number) => { data: ArrayLike<number> };
};

/** Two colours far from what protections against fingerprints answer: white, black, or stripes by chance. */
const KNOWN = [
  ['rgb(200 40 90)', [200, 40, 90]],
  ['rgb(30 160 70)', [30, 160, 70]],
] as const;
/** Some browsers change the last bits of each colour, which nobody sees. */
const TOLERANCE = 12;

/** Whether a canvas gives back what was drawn: browsers that prevent fingerprinting return stripes instead. */
export function canvasTellsTruth(context: Pixels): boolean {
  return KNOWN.every(([style, expected]) => {
    context.fillStyle = style;
    context.fillRect(0, 0, 1, 1);
    const { data } = context.getImageData(0, 0, 1, 1);
    return expected.every((value, at) => Math.abs((data[at] ?? 0) - value) <= TOLERANCE);
  });
}
