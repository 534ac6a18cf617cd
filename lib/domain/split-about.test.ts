import { expect, it } from 'vitest';
import { splitAbout } from './split-about.ts';

it.each([
  ['', { story: '', chapters: [] }],
  ['<p>Uma casa.</p><p>Duas.</p>', { story: '<p>Uma casa.</p><p>Duas.</p>', chapters: [] }],
  [
    '<p>Casa.</p><h2>Ofício</h2><p>Um.</p><p>Dois.</p><h3>Cuidado <em>sempre</em></h3><ul><li>Três</li></ul>',
    {
      story: '<p>Casa.</p>',
      chapters: [
        { title: 'Ofício', html: '<p>Um.</p><p>Dois.</p>' },
        { title: 'Cuidado <em>sempre</em>', html: '<ul><li>Três</li></ul>' },
      ],
    },
  ],
  ['<h2>Só título</h2>', { story: '', chapters: [{ title: 'Só título', html: '' }] }],
])('%j', (html, expected) => {
  expect(splitAbout(html)).toEqual(expected);
});
