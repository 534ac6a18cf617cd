import { expect, test } from 'vitest';
import { type Picture, undescribed } from './read-media.ts';

const picture = (id: number, data: Partial<Picture>): [number, Picture] => [
  id,
  { id, thumb: null, alt: '', name: '', state: 'shown', isUndescribed: true, ...data },
];

test('photos without a description are public ones of this gallery, in its order', () => {
  const known = new Map([
    picture(1, {}),
    picture(2, { isUndescribed: false }),
    picture(3, { state: 'trash' }),
    picture(4, { state: 'down' }),
    picture(5, {}),
    picture(6, {}),
  ]);
  expect(undescribed([5, 4, 3, 2, 1, 9], known)).toEqual([5, 1]);
});
