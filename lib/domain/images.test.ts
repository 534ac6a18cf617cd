import { describe, expect, it } from 'vitest';
import { picture, WIDE_WIDTHS_PX } from './images.ts';
import { onPhone } from './on-phone.ts';

/** The width of the file that a phone loads: the smallest that fills `sizes`, as browsers choose. */
function chosen(screenPx: number, dots: number, widthVw: number) {
  const [dense = '', plain = ''] = onPhone(widthVw).split(', ');
  const vw = Number.parseFloat((dots >= 2.5 ? dense.replace('(min-resolution: 2.5dppx) ', '') : plain) ?? '');
  return WIDE_WIDTHS_PX.find((width) => width >= (screenPx * vw * dots) / 100);
}

describe('a picture on a phone', () => {
  it.each([
    [360, 3, 828],
    [390, 3, 828],
    [412, 2.625, 828],
    [412, 1.75, 750],
    [375, 2, 750],
    [320, 1, 390],
  ])('%i points wide with %f dots to a point takes %i px for its whole width', (points, dots, width) => {
    expect(chosen(points, dots, 100)).toBe(width);
  });
});

it('is offered in every width, the largest for browsers that cannot choose', () => {
  const { src, srcSet } = picture('https://files.example/a b.jpg', [390, 640]);
  expect(src).toBe('/_next/image?url=https%3A%2F%2Ffiles.example%2Fa%20b.jpg&w=640&q=62');
  expect(srcSet.split(', ').map((entry) => entry.split(' ')[1])).toEqual(['390w', '640w']);
});
