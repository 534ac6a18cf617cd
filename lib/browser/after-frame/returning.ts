import { FAVORITES_STORAGE_KEY } from '../../domain/constants.ts';

/**
 * Spares returning visitors the wait for typefaces, which are in their cache, and visitors with favorites the empty
 * page (components/favorites-page).
 */
export function spareReturning(): void {
  try {
    const root = document.documentElement;
    if (localStorage.fonts) {
      root.removeAttribute('data-fonts');
      for (const hint of document.querySelectorAll<HTMLLinkElement>('link[as=font]')) hint.media = '';
    }
    if (localStorage[FAVORITES_STORAGE_KEY]?.length > 2) root.dataset.kept = '';
  } catch {
    // No storage: a first visit.
  }
}
