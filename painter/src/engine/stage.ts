import type { Affine, Outline } from './geometry.ts';
import type { Light } from './light.ts';
import { Coverage, type Plane, plane, release } from './raster.ts';

/** What a picture is painted on: colour planes from 0 to 1, and where the figure already is. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  readonly figure: Plane;
  readonly coverage: Coverage;
  readonly light: Light;
}

const coverages = new Map<string, Coverage>();

function coverageFor(width: number, height: number): Coverage {
  const key = `${width}x${height}`;
  const known = coverages.get(key) ?? new Coverage(width, height);
  coverages.set(key, known);
  return known;
}

/** An empty stage; `strike` ends its use, so that the next one costs no new memory. */
export function stageOf(width: number, height: number, light: Light): Stage {
  const channel = () => plane(width, height).data;
  return {
    width,
    height,
    red: channel(),
    green: channel(),
    blue: channel(),
    figure: plane(width, height),
    coverage: coverageFor(width, height),
    light,
  };
}

export function strike({ width, height, red, green, blue, figure }: Stage) {
  for (const data of [red, green, blue]) release({ width, height, data, box: [0, 0, width, height] });
  release(figure);
}

/** Pixels per unit of the figure, under a camera. */
export function scaleOf([a, b]: Affine): number {
  return Math.hypot(a, b);
}

/** The union of some shapes as a mask from 0 to 1. */
export function maskOf(stage: Stage, camera: Affine, shapes: readonly Outline[]): Plane {
  const mask = plane(stage.width, stage.height);
  for (const shape of shapes) {
    stage.coverage.add(shape, 1, camera);
    stage.coverage.settle(mask, true);
  }
  return mask;
}

/** Multiplies the picture by 1 - strength x plane, towards a colour. */
export function darken(stage: Stage, by: Plane, strength: number, within?: Plane) {
  const [x0, y0, x1, y1] = by.box;
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) {
      const index = y * stage.width + x;
      const amount = strength * (by.data[index] ?? 0) * (within ? (within.data[index] ?? 0) : 1);
      if (amount <= 0.002) continue;
      stage.red[index] = (stage.red[index] ?? 0) * (1 - amount * 0.88);
      stage.green[index] = (stage.green[index] ?? 0) * (1 - amount * 0.96);
      stage.blue[index] = (stage.blue[index] ?? 0) * (1 - amount);
    }
  }
}
