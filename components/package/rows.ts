/** The shapes of a row beside the answers: between two portraits, or a landscape, and three portraits. */
const BEST = 1.9;
const UNKNOWN = 0.75;

type Sized = { width: number | null; height: number | null };
/** A picture's place: its shape, the shapes of its whole row, how many they are, and whether it ends the row. */
export type Cell = { ratio: number; sum: number; count: number; isLast: boolean };

export const ratioOf = ({ width, height }: Sized): number => (width && height ? width / height : UNKNOWN);

const strain = (sum: number): number => Math.log(sum / BEST) ** 2;
const sumOf = (row: readonly number[]): number => row.reduce((sum, ratio) => sum + ratio, 0);

/** The rows of pictures, in their order, that come nearest to the best one: each fills its line at one height. */
function rowsOf(ratios: readonly number[]): number[][] {
  const best: { cost: number; rows: number[][] }[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= ratios.length; end += 1) {
    const ways = best.map(({ cost, rows }, start) => {
      const row = ratios.slice(start, end);
      return { cost: cost + strain(sumOf(row)), rows: [...rows, row] };
    });
    best.push(ways.reduce((left, right) => (right.cost <= left.cost ? right : left)));
  }
  return best.at(-1)?.rows ?? [];
}

export const cellsOf = (pictures: readonly Sized[]): Cell[] =>
  rowsOf(pictures.map(ratioOf)).flatMap((row) =>
    row.map((ratio, at) => ({ ratio, sum: sumOf(row), count: row.length, isLast: at === row.length - 1 })),
  );
