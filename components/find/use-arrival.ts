import { useEffect } from 'react';
import { FILTERS_ID } from './ids';

/** Opens the sheet of filters for an address that names it, once: Back and a reload show the faces. */
export function useArrival(): void {
  useEffect(() => {
    if (window.location.hash !== `#${FILTERS_ID}`) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    window.scrollTo(0, 0);
    const button = document.querySelector<HTMLElement>(`[popovertarget="${FILTERS_ID}"]`);
    // the filters of a desk are always in sight
    if (!button?.checkVisibility()) return;
    // the sheet gives the focus back to its button
    button.focus({ preventScroll: true });
    button.click();
    document.querySelector<HTMLElement>(`#${FILTERS_ID} h2`)?.focus();
  }, []);
}
