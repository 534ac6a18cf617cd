/** Runs `onNear` whenever a pointer or the focus enters an element. Returns a function that ends it. */
export function whenNear(element: HTMLElement, onNear: () => void): () => void {
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  for (const event of ['pointerenter', 'touchstart', 'focusin'])
    element.addEventListener(event, onNear, options);
  return () => listening.abort();
}
