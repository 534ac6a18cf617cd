import { expect, test } from 'vitest';
import { mediaInText } from '../../publishing/takedown/media-of.ts';
import { textWithPicture } from '../../tests/text-with-picture.ts';
import { replaceInText } from './replace-uses.ts';

const words = { type: 'paragraph', children: [{ type: 'text', text: 'upload 7', format: 0, style: null }] };
const { root } = textWithPicture(7);
const text = { root: { ...root, children: [words, ...root.children, ...textWithPicture(8).root.children] } };

test.each([
  ['another picture in its place', 9, [9, 8]],
  ['without it', null, [8]],
])('a text has %s, and every word that it had', (_what, by, expected) => {
  const after = replaceInText(text, 7, by);
  expect(mediaInText(after)).toEqual(expected);
  expect(JSON.stringify(after)).toContain(JSON.stringify(words));
});

test('a text without the picture stays as it is', () => {
  expect(replaceInText(text, 70, 9)).toEqual(text);
});
