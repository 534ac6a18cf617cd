import { expect, it } from 'vitest';
import { photoSizes } from './photo-sizes';

it.each([
  [1200, 1600, true, '(min-width: 1024px) min(50vw - 9rem, 64vh - 6rem), (max-height: 35rem) 45vh'],
  [1200, 1600, false, '(min-width: 1024px) min(100vw - 18rem, 64vh - 6rem), (max-height: 35rem) 45vh'],
  [1600, 1000, false, '(min-width: 1024px) min(100vw - 18rem, 136vh - 13rem), (max-height: 35rem) 96vh'],
])(
  'a photo of %i by %i, paired %s, is asked for as large as it is drawn',
  (width, height, isPaired, wide) => {
    expect(photoSizes({ width, height, isPaired })).toBe(`${wide}, (min-resolution: 2.5dppx) 66vw, 94vw`);
  },
);
