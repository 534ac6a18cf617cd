import { spring } from 'motion';
import { animate } from 'motion/mini';
import { FADE_MS } from '@/lib/domain/constants';
import { holdSheet } from '../animation/sheet';
import { closeDetails } from '../close-details';

/** The part of the site that needs the `motion` library, fetched as one (load-animation.ts). */
export { animateReorder } from './animate-reorder';
export { holdSheet };

/** Lets the open menu follow the finger to the right, and be thrown shut, until it is closed. */
export function holdMenu(menu: HTMLDetailsElement) {
  const sheet = menu.lastElementChild;
  if (!menu.open || !(sheet instanceof HTMLElement)) return;
  const letGo = holdSheet(sheet, { axis: 'x', handle: sheet, onThrown: () => closeDetails(menu) });
  menu.addEventListener('toggle', letGo, { once: true });
}

const SWIFT = { duration: FADE_MS / 1000, ease: [0.65, 0, 0.2, 1] } as const;

/** A closing cover rises like a curtain, instead of fading; its content follows at half its pace. */
export function liftCurtain(cover: HTMLElement) {
  cover.style.opacity = '1';
  animate(cover, { transform: ['translateY(0%)', 'translateY(-100%)'] }, SWIFT);
  if (cover.firstElementChild)
    animate(cover.firstElementChild, { transform: ['translateY(0%)', 'translateY(50%)'] }, SWIFT);
}

/** Lets a picture glide from one transform to another, as a spring without bounce. */
export const glide = (element: HTMLElement, from: string, to: string) =>
  animate(element, { transform: [from, to] }, { type: spring, bounce: 0, visualDuration: 0.35 });
