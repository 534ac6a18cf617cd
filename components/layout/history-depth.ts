const DEPTH = 'passarelaDepth';
const LAST_DEPTH = 'passarela-depth';

/** Depth of the entry on screen, as this document last knew it. */
let current: number | null = null;

const noted = (): number | null => {
  const depth: unknown = window.history.state?.[DEPTH];
  return typeof depth === 'number' ? depth : null;
};

/** A document that a link of this site has loaded; a new tab has no page of the site below it. */
const followsOwnPage = () =>
  window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`);

function lastDepth(): number {
  try {
    return Number(window.sessionStorage.getItem(LAST_DEPTH) ?? 0);
  } catch {
    return 0;
  }
}

function depthOfNewEntry(): number {
  if (current !== null) return current + 1;
  return followsOwnPage() ? lastDepth() + 1 : 0;
}

/**
 * Writes into the history entry on screen how many entries of this site lie below it. The entry keeps it through a reload and
 * through Back, so that browsers without the Navigation API know whether Back stays inside the site.
 */
export function noteDepth() {
  current = noted() ?? depthOfNewEntry();
  window.history.replaceState({ ...window.history.state, [DEPTH]: current }, '');
  try {
    window.sessionStorage.setItem(LAST_DEPTH, String(current));
  } catch {
    // Without storage a document loaded anew counts as the second page of the site at most.
  }
}

/** Entries of this site below the one on screen; 0 where none is known. */
export const depthInSite = () => noted() ?? current ?? 0;
