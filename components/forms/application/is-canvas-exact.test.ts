import { expect, test } from 'vitest';
import { isCanvasExact } from './is-canvas-exact';

const rgb = (style: unknown) => String(style).match(/\d+/g)?.map(Number) ?? [];

/** A canvas of one pixel that answers `read` of the colour drawn on it. */
const canvas = (read: (drawn: number[]) => number[]) => ({
  fillStyle: '',
  drawn: [0, 0, 0],
  fillRect() {
    this.drawn = rgb(this.fillStyle);
  },
  getImageData() {
    return { data: Uint8ClampedArray.from([...read(this.drawn), 255]) };
  },
});

test.each([
  ['gives back what was drawn', (drawn: number[]) => drawn, true],
  ['changes the last bits of a colour', (drawn: number[]) => drawn.map((value) => value ^ 3), true],
  ['answers white', () => [255, 255, 255], false],
  ['answers black', () => [0, 0, 0], false],
  ['answers one of the two colours always', () => [200, 40, 90], false],
])('a canvas that %s', (_what, read, expected) => {
  expect(isCanvasExact(canvas(read))).toBe(expected);
});
