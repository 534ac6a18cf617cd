import { INTRO_STORAGE_KEY } from '../../domain/constants.ts';

/** The intro comes once in a tab's session; a scroll or a key skips it, before React too; Tab leads to its controls. */
export function skipIntro(): void {
  try {
    if (sessionStorage[INTRO_STORAGE_KEY]) document.documentElement.dataset.intro = '';
  } catch {
    // Without storage it comes with each document.
  }
  const skip = ({ key, target }: { key?: string; target: EventTarget | null }) => {
    if (key === 'Tab' || key === 'Shift' || (target as Element).closest('a,button')) return;
    document.querySelector<HTMLDialogElement>('[data-intro][open]')?.close();
  };
  for (const type of ['wheel', 'touchmove', 'keydown']) addEventListener(type, skip, { passive: true });
}
