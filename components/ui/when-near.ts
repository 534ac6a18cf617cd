/** Runs `onNear` whenever a hand or the focus comes to an element. Gives the way to call it off. */
export function whenNear(element: HTMLElement, onNear: () => void): () => void {
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  for (const event of ['pointerenter', 'touchstart', 'focusin'])
    element.addEventListener(event, onNear, options);
  return () => listening.abort();
}
