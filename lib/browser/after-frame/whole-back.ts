const here = () => location.pathname + location.search;

/** Loads the page whole when a visitor goes back before the browser is idle: the router would move too early. */
export function goBackWholeUntilIdle(): void {
  const first = here();
  const reload = () => {
    if (here() !== first) location.reload();
  };
  addEventListener('popstate', reload);
  document.addEventListener('idle', () => removeEventListener('popstate', reload));
}
