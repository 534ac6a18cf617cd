/** Resolves once no link or button is held down: what moves between press and release loses its click. */
export const untilReleased = () =>
  new Promise<void>((resolve) => {
    if (!document.querySelector(':is(a, button, summary):active')) return resolve();
    // The click comes right after, in the same task.
    const released = () => setTimeout(resolve);
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, released, { once: true });
  });
