// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { locate } from './in-page';

const find = () => locate({ css: 'a' }, false);

beforeEach(() => {
  document.body.innerHTML = '<a href="/a">A</a>';
  Object.assign(document, {
    fonts: { status: 'loaded' },
    elementFromPoint: () => document.querySelector('a'),
  });
});

test.each([
  [460, null],
  [1440, { x: 0, y: 0 }],
])('a page %i px wide whose typefaces wait for its scripts is pressed at %j', async (width, point) => {
  vi.stubGlobal('innerWidth', width);
  document.documentElement.dataset.fonts = 'wait';
  expect(await find()).toEqual(point);
  delete document.documentElement.dataset.fonts;
  expect(await find()).toEqual({ x: 0, y: 0 });
});

test('nothing is pressed while typefaces come: its lines may break anew, and it would move away', async () => {
  Object.assign(document, { fonts: { status: 'loading' } });
  expect(await find()).toBeNull();
});
