// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { closeMenus } from './menus.ts';

it('open menus of the header are closed, other details stay', () => {
  document.body.innerHTML = '<header><details open></details></header><main><details open></details></main>';
  closeMenus();
  const open = [...document.querySelectorAll('details')].map((details) => details.open);
  expect(open).toEqual([false, true]);
});
