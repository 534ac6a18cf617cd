import { describe, expect, it } from 'vitest';
import { arrange, fitInside } from './arrange.ts';

const frame = { x: 10, y: 20, width: 400, height: 500 };
const portrait = { width: 3, height: 4 };
const landscape = { width: 4, height: 3 };

describe('a picture in a frame', () => {
  it.each([
    ['as high as it', { width: 1, height: 2 }, { x: 85, y: 20, width: 250, height: 500 }],
    ['as wide as it', { width: 2, height: 1 }, { x: 10, y: 20, width: 400, height: 200 }],
  ])('%s', (_, picture, place) => {
    expect(fitInside(picture, frame)).toEqual(place);
  });
});

describe('pictures side by side', () => {
  const cases = [1, 2, 3, 4, 5, 6].flatMap((count) =>
    [0, 1, 2].map((kind) =>
      Array.from({ length: count }, (_, at) => ((at + kind) % 3 === 0 ? landscape : portrait)),
    ),
  );
  it.each(
    cases.map(
      (pictures) => [pictures.map(({ width }) => (width === 4 ? 'L' : 'P')).join(''), pictures] as const,
    ),
  )('%s stay whole, within the frame, apart from each other', (_, pictures) => {
    const places = arrange(pictures, frame, 8);
    expect(places).toHaveLength(pictures.length);
    for (const [at, place] of places.entries()) {
      const shape = pictures[at] ?? portrait;
      expect(place.width / place.height).toBeCloseTo(shape.width / shape.height, 6);
      expect(place.x).toBeGreaterThanOrEqual(frame.x - 1e-6);
      expect(place.y).toBeGreaterThanOrEqual(frame.y - 1e-6);
      expect(place.x + place.width).toBeLessThanOrEqual(frame.x + frame.width + 1e-6);
      expect(place.y + place.height).toBeLessThanOrEqual(frame.y + frame.height + 1e-6);
      for (const other of places.slice(at + 1)) {
        const apart = other.x >= place.x + place.width + 7.9 || other.y >= place.y + place.height + 7.9;
        expect(apart).toBe(true);
      }
    }
  });

  it('none need no paper', () => {
    expect(arrange([], frame, 8)).toEqual([]);
  });
});
