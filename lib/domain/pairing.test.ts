import { describe, expect, it } from 'vitest';
import { pairPortraits } from './pairing';

const sizes = {
  P: { width: 1200, height: 1600 },
  L: { width: 1600, height: 1000 },
  S: { width: 900, height: 900 },
  '?': { width: null, height: null },
};
const isKey = (key: string): key is keyof typeof sizes => key in sizes;
const gallery = (keys: string) => [...keys].filter(isKey).map((key) => ({ key, ...sizes[key] }));

describe('slides of a wide screen', () => {
  it.each([
    ['', ''],
    ['P', 'P'],
    ['PP', 'PP'],
    ['PPP', 'PP P'],
    ['L', 'L'],
    ['LL', 'L L'],
    ['PLP', 'P L P'],
    ['PPLPP', 'PP L PP'],
    ['PLPPP', 'P L PP P'],
    ['SP', 'SP'],
    ['?P?', '?P ?'],
  ])('%s becomes %s [S66.12 S66.13]', (keys, expected) => {
    const slides = pairPortraits(gallery(keys)).map((slide) => slide.map(({ key }) => key).join(''));
    expect(slides.join(' ')).toBe(expected);
  });
});
