// How this document has been moved through. Lives as long as the document does.
let pagesShown = 0;

/** A page of the site came on screen. */
export const notePage = () => {
  pagesShown += 1;
};

/** Whether a page was on screen before this one, in this document. */
const hasMovedInside = () => pagesShown > 1;

/** Whether going back stays inside the site. */
export const canGoBackInside = () =>
  hasMovedInside() || (document.referrer.startsWith(window.location.origin) && window.history.length > 1);

/** Whether any page was on screen in this document; false while the first one hydrates. */
export const wasShown = () => pagesShown > 0;
