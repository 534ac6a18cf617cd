import { expect, test } from 'vitest';
import { elementsIn, metaOf } from './elements.ts';

test('elements have their attributes and all the text in them', () => {
  expect(elementsIn('<p class=a><b title="&amp;">Olá</b> Ana</p><br>')).toEqual([
    { name: 'p', attributes: { class: 'a' }, text: 'Olá Ana' },
    { name: 'b', attributes: { title: '&' }, text: 'Olá' },
    { name: 'br', attributes: {}, text: '' },
  ]);
});

test.each([
  ['<meta name="robots" content="noindex">', 'noindex'],
  ["<meta content='noindex' data-x name=robots>", 'noindex'],
  ['<meta name="other" content="noindex">', undefined],
])('what robots may do stands in %s: %s', (html, content) => {
  expect(metaOf(html, 'robots')).toBe(content);
});
