import { describe, expect, it } from 'vitest';
import { arrange, coverFrames, fitInside } from './arrange.ts';

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

const sheet = { x: 40, y: 160, width: 515, height: 540 };
const NAME_HIGH = 13;
const portraits = (count: number) => Array.from({ length: count }, () => ({ width: 3, height: 4 }));

it.each([1, 2, 3, 4, 5, 6, 7, 10, 12, 23, 40])('%i faces fill their sheet, none over another', (count) => {
  const frames = coverFrames(portraits(count), sheet, NAME_HIGH);
  expect(frames).toHaveLength(count);
  const used = frames.reduce((sum, { width, height }) => sum + width * height, 0);
  expect(used / (sheet.width * sheet.height)).toBeGreaterThan(0.5);
  for (const [at, one] of frames.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(sheet.x - 0.01);
    expect(one.x + one.width).toBeLessThanOrEqual(sheet.x + sheet.width + 0.01);
    expect(one.y).toBeGreaterThanOrEqual(sheet.y - 0.01);
    expect(one.y + one.height + NAME_HIGH).toBeLessThanOrEqual(sheet.y + sheet.height + 0.01);
    for (const other of frames.slice(at + 1)) {
      const isApart =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height + NAME_HIGH <= other.y + 0.01 ||
        other.y + other.height + NAME_HIGH <= one.y + 0.01;
      expect(isApart).toBe(true);
    }
  }
});

it('a face that is larger than the others is the first', () => {
  for (const widths of [
    [0.74, 0.75, 0.76],
    [0.76, 0.75, 0.74],
  ]) {
    const faces = widths.map((width) => ({ width, height: 1 }));
    const [first, ...others] = coverFrames(faces, sheet, NAME_HIGH);
    for (const { width } of others) expect(first?.width).toBeGreaterThan(width);
  }
});

it('the last row stands at the foot of the sheet, and a face that cannot be had keeps its place', () => {
  const frames = coverFrames([...portraits(2), null], sheet, NAME_HIGH);
  expect(frames).toHaveLength(3);
  const lowest = Math.max(...frames.map(({ y, height }) => y + height));
  expect(lowest + NAME_HIGH).toBeCloseTo(sheet.y + sheet.height, 1);
});
