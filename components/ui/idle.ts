const LATEST_MS = 2_000;
const WITHOUT_IDLE_MS = 300;

/** Runs `task` when the main thread has nothing better to do, after 2 s at the latest. Gives the way to call it off. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, WITHOUT_IDLE_MS);
  return () => clearTimeout(timer);
}

/** Runs `task` when the page has loaded and is idle. Gives the way to call it off. */
export function whenLoadedAndIdle(task: () => void): () => void {
  let callOff = () => {};
  const schedule = () => {
    callOff = whenIdle(task);
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
  return () => {
    window.removeEventListener('load', schedule);
    callOff();
  };
}
