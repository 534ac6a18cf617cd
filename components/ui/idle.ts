const LATEST_MS = 2_000;
const WITHOUT_IDLE_MS = 300;

/** Runs `task` when the page has loaded (or, with `isSoon`, before that) and has nothing better to do. Gives the way to call it off. */
export function whenIdle(task: () => void, isSoon = document.readyState === 'complete'): () => void {
  let handle = 0;
  const hasIdle = 'requestIdleCallback' in window;
  const schedule = () => {
    handle = hasIdle
      ? window.requestIdleCallback(task, { timeout: LATEST_MS })
      : window.setTimeout(task, WITHOUT_IDLE_MS);
  };
  if (isSoon) schedule();
  else window.addEventListener('load', schedule, { once: true });
  return () => {
    window.removeEventListener('load', schedule);
    if (hasIdle) window.cancelIdleCallback(handle);
    else clearTimeout(handle);
  };
}
