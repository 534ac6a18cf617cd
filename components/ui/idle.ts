const LATEST_MS = 2_000;
const WITHOUT_IDLE_MS = 300;

/** Runs `task` when the page is loaded (unless `isSoon`) and idle. Returns a function that cancels it. */
export function whenIdle(task: () => void, isSoon = document.readyState === 'complete'): () => void {
  let isWanted = true;
  const run = () => {
    if (isWanted) task();
  };
  const schedule = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: LATEST_MS });
    else setTimeout(run, WITHOUT_IDLE_MS);
  };
  if (isSoon) schedule();
  else window.addEventListener('load', schedule, { once: true });
  return () => {
    isWanted = false;
  };
}
