import { closeDetails } from '../close-on-escape';
import { holdSheet } from './sheet';

/** Lets the open menu follow the finger to the right, and be thrown shut, until it is closed. */
export function holdMenu(menu: HTMLDetailsElement) {
  const sheet = menu.lastElementChild;
  if (!menu.open || !(sheet instanceof HTMLElement)) return;
  const letGo = holdSheet(sheet, { axis: 'x', handle: sheet, onThrown: () => closeDetails(menu) });
  menu.addEventListener('toggle', letGo, { once: true });
}
