import { animate } from 'motion/mini';
import { FADE_MS } from '@/lib/domain/constants';

const SWIFT = { duration: FADE_MS / 1000, ease: [0.65, 0, 0.2, 1] } as const;

/** A cover that is being closed rises like a curtain, where it would fade; what it shows follows at half its pace. */
export function liftCurtain(cover: HTMLElement) {
  cover.style.opacity = '1';
  animate(cover, { transform: ['translateY(0%)', 'translateY(-100%)'] }, SWIFT);
  if (cover.firstElementChild)
    animate(cover.firstElementChild, { transform: ['translateY(0%)', 'translateY(50%)'] }, SWIFT);
}
