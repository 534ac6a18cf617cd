import { expect, test } from 'vitest';
import { patternOf, titlesIn, withoutNumbers } from './titles.ts';

test.each<[code: string, titles: string[]]>([
  [`test('a', () => {}); it("b", f); describe(\`c\`, f)`, ['a', 'b', 'c']],
  [`test.describe('group', () => { test('in it', f) })`, ['group', 'in it']],
  ['it.each([1, 2])(\'%i is a number\', f); it.each`x`("of a table", f)', ['%i is a number', 'of a table']],
  [`test.skipIf(isBare).each(all)('with %s', f)`, ['with %s']],
  [`for (const path of all) test(\`\${path}: opens\`, f)`, [`\${path}: opens`]],
  [`test.skip('idle', f); test.fixme('broken', f); it.todo('later')`, []],
  [`// test('a comment', f)\nconst text = "test('a text', f)";`, []],
  [`test.skip(!url, 'only with a server'); retest('another function')`, []],
])('of %s the titles that run are %j', (code, titles) => {
  expect(titlesIn('a.test.ts', code)).toEqual(titles);
});

test.each([
  ['opens', 'opens', true],
  [`\${path}: opens [S1.1]`, '/sobre: opens [S1.1]', true],
  ['%s is %i bytes', 'a photo is 3 bytes', true],
  ['$name has a label', 'Ana has a label', true],
  ['is it there? (yes)', 'is it there? (yes)', true],
  ['a.b', 'axb', false],
])('the pattern of "%s" finds "%s": %s', (written, title, isFound) => {
  expect(new RegExp(patternOf(written)).test(title)).toBe(isFound);
});

test('the numbers of the ledger are no part of what a title says', () => {
  expect(withoutNumbers('a card has a cover [S63.1 S75.3-5]')).toBe('a card has a cover');
});
