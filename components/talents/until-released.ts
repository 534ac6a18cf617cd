const HELD = ':is(a, button, summary):active';
/** Below the list, under the mouse. */
const HOVERED = 'footer :is(a, button):hover';
const MOVES = ['pointerup', 'pointercancel', 'pointermove', 'scroll'];

/** Resolves once nothing is about to be clicked: a link that moves under a press or a mouse loses its click. */
export const untilReleased = () =>
  new Promise<void>((resolve) => {
    // A finger leaves :hover at its last place.
    const wanted = matchMedia('(hover: hover)').matches ? `${HELD}, ${HOVERED}` : HELD;
    const isWanted = () => document.querySelector(wanted) !== null;
    if (!isWanted()) return resolve();
    const listening = new AbortController();
    // The click comes right after the release, in the same task.
    const look = () =>
      setTimeout(() => {
        if (isWanted()) return;
        listening.abort();
        resolve();
      });
    for (const type of MOVES)
      window.addEventListener(type, look, { passive: true, signal: listening.signal });
  });
