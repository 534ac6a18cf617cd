import { expect, it } from 'vitest';
import { SLIDE, slideRows } from './content.ts';
import { readRow } from './row.ts';

const slide = { id: 1, slide_mobile: 'm.jpg', slide_desktop: 'd.mp4' };

it.each<[string, unknown]>([
  ['a list', [slide]],
  ['a list in data', { data: [slide] }],
  ['one object', slide],
  ['one object in data', { data: slide }],
  ['a keyed object', { 4: slide }],
])('finds the slides of %s', (_how, body) => expect(slideRows(body)).toEqual([slide]));

it.each<[unknown, object]>([
  [slide, { id: '1', mobile: 'm.jpg', desktop: 'd.mp4', alt: { pt: null, en: null }, talentId: null }],
  [{ slide_desktop: 'd.jpg' }, { mobile: 'd.jpg', desktop: 'd.jpg' }],
  [
    { slide_mobile: 'm.jpg', slide_desktop: null },
    { mobile: 'm.jpg', desktop: 'm.jpg' },
  ],
  [
    { slide_mobile: { url: 'm.jpg' }, slide_desktop: { path: 'd.jpg' } },
    { mobile: 'm.jpg', desktop: 'd.jpg' },
  ],
  [
    { ...slide, talent: '7', alt: 'x' },
    { talentId: 7, alt: { pt: 'x', en: null } },
  ],
  [{ ...slide, alt: { pt: 'Olá' } }, { alt: { pt: 'Olá', en: null } }],
])('reads %j', (row, expected) => expect(readRow(SLIDE, row)).toMatchObject({ value: expected }));

it('is none without a medium', () => {
  for (const row of [{}, null, { slide_mobile: '', slide_desktop: 0 }])
    expect(readRow(SLIDE, row)).toHaveProperty('missing');
});
