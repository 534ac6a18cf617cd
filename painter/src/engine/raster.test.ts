import { describe, expect, it } from 'vitest';
import { blur } from './blur.ts';
import { Coverage, type Plane, plane, release } from './raster.ts';

const sum = ({ data }: Plane) => data.reduce((total, value) => total + value, 0);

function drawn(outline: readonly (readonly [number, number])[], clamp = true): Plane {
  const coverage = new Coverage(20, 20);
  coverage.add(outline);
  const result = plane(20, 20);
  coverage.settle(result, clamp);
  return result;
}

const square = (x: number, y: number, side: number) =>
  [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ] as const;

describe('coverage of a shape', () => {
  it.each([
    ['whole pixels', square(2, 3, 4), 16],
    ['half pixels', square(2.5, 3.5, 4), 16],
    ['the other way round', square(2.5, 3.5, 4).toReversed(), 16],
    ['half outside', square(-2, 0, 4), 8],
    [
      'a triangle',
      [
        [2, 2],
        [12, 2],
        [2, 12],
      ] as const,
      50,
    ],
  ])('is the area of %s', (_, outline, area) => {
    expect(sum(drawn(outline))).toBeCloseTo(area, 3);
  });

  it('adds up amounts where it is not clamped', () => {
    const coverage = new Coverage(20, 20);
    coverage.add(square(2, 2, 4), 2);
    coverage.add(square(2, 2, 4), -0.5);
    const result = plane(20, 20);
    coverage.settle(result, false);
    expect(sum(result)).toBeCloseTo(24, 3);
  });
});

describe('blur', () => {
  it.each([0.2, 1, 3, 6])('keeps the sum at sigma %d', (sigma) => {
    const coverage = new Coverage(80, 80);
    coverage.add(square(36, 36, 8));
    const result = plane(80, 80);
    coverage.settle(result, true);
    expect(sum(blur(result, sigma))).toBeCloseTo(64, 1);
  });

  it('leaves a flat plane flat, up to its edges', () => {
    const flat = plane(16, 16);
    flat.data.fill(1);
    flat.box = [0, 0, 16, 16];
    for (const value of blur(flat, 2).data) expect(value).toBeCloseTo(1, 4);
  });
});

describe('memory', () => {
  it('comes back empty', () => {
    const used = plane(16, 16);
    used.data.fill(1);
    used.box = [0, 0, 16, 16];
    release(used);
    expect(sum(plane(16, 16))).toBe(0);
  });
});
