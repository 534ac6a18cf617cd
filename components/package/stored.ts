/** A text of a package in this browser; empty without one. A private window may store nothing. */
export function readStored(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** Stores a text of a package; null deletes it. */
export function store(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // a private window: the answers are saved, the next visit asks again
  }
}

/** The name under which a package's person is stored, whichever version its link has. */
export const nameOf = (link: string): string => `package ${link.split('.', 1)[0]}`;
const passOf = (link: string): string => `${nameOf(link)} pass`;

/** The link without what a passcode added. */
const bare = (link: string): string => link.split('.', 2).join('.');

/** Stores the pass in this browser; takes it and the key out of the bar, from where links are passed on. */
export function cleanBar(link: string): void {
  if (link !== bare(link)) store(passOf(link), link);
  const path = location.pathname.replace(link, bare(link));
  if (path === location.pathname && location.search === '') return;
  history.replaceState(history.state, '', path + location.hash);
}

/** The address that opens by the passcode typed in this browser; empty without one. A pass that failed is deleted. */
export function passedAddress(link: string): string {
  const stored = readStored(passOf(link));
  if (stored && stored !== link && bare(stored) === bare(link))
    return location.pathname.replace(link, stored);
  if (stored) store(passOf(link), null);
  return '';
}
