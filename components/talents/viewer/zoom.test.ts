import { describe, expect, it } from 'vitest';
import { keepInside, WHOLE, wholeIn, zoomAt } from './zoom';

const phone = { width: 390, height: 844 };

it.each([
  [0.75, 390, 520],
  [1.5, 390, 260],
  [0.4, 337.6, 844],
])('a picture of ratio %f is whole on a phone at %f by %f', (ratio, width, height) => {
  expect(wholeIn(phone, ratio)).toEqual({ width, height });
});

describe('zoom', () => {
  it('keeps what is under the hand', () => {
    expect(zoomAt(WHOLE, { x: 100, y: -50 }, 2)).toEqual({ scale: 2, x: -100, y: 50 });
  });

  it('goes no further than four times, and back to the whole', () => {
    expect(zoomAt(WHOLE, { x: 0, y: 0 }, 9).scale).toBe(4);
    expect(zoomAt({ scale: 2, x: 80, y: 0 }, { x: 0, y: 0 }, 0.1).scale).toBe(1);
  });

  it.each([
    [
      { scale: 2, x: 300, y: 300 },
      { scale: 2, x: 195, y: 98 },
    ],
    [
      { scale: 2, x: -10, y: 5 },
      { scale: 2, x: -10, y: 5 },
    ],
    [{ scale: 1, x: 40, y: 40 }, WHOLE],
  ])('leaves no gap beside the picture: %j becomes %j', (view, expected) => {
    expect(keepInside(view, { width: 390, height: 520 }, phone)).toEqual(expected);
  });
});
