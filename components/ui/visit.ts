// How this document has been moved through. Lives as long as the document does.
let pagesShown = 0;
let cameByHistory: boolean | null = null;

/** Dispatched at `popstate`, before the router replaces the page on screen. */
export const beforeRouter = new EventTarget();

// The first page asks the browser before the router does; later ones get popstate and clicks.
function followHistory() {
  const moved = () => {
    cameByHistory = true;
    beforeRouter.dispatchEvent(new Event('popstate'));
  };
  const clicked = () => {
    cameByHistory = false;
  };
  window.addEventListener('popstate', moved, true);
  document.addEventListener('click', clicked, true);
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'back_forward' || entry.type === 'reload'));
}

/** Whether this page was reached by Back, Forward or a reload, and not by a link. */
export function wasLeftByBack(): boolean {
  cameByHistory ??= followHistory();
  return cameByHistory;
}

export const notePage = () => {
  pagesShown += 1;
  // How the document was loaded applies to its first page only.
  wasLeftByBack();
};

/** Whether any page was on screen in this document; false while the first one hydrates. */
export const hadEarlierPage = () => pagesShown > 0;

/** The entries of this site around the one on screen; not known to older browsers. */
export const siteHistory = () => ('navigation' in window ? window.navigation : null);

/** Older browsers do not report the entries below: each notes its depth (`back.ts`). */
export const canGoBackInside = () => siteHistory()?.canGoBack ?? window.history.state?.depth > 0;
