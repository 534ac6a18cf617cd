// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { closeMenusOnLeave } from './menus.ts';

it('an open menu is closed when its page is left, other details stay', () => {
  document.body.innerHTML = '<header><details open></details></header><main><details open></details></main>';
  closeMenusOnLeave();
  dispatchEvent(new Event('pagehide'));
  const open = [...document.querySelectorAll('details')].map((details) => details.open);
  expect(open).toEqual([false, true]);
});
