/** The last search of this tab, as a query: a comparison marks its matches (docs/decisions/selections.md). */
const KEY = 'brief';

export function storeBrief(query: string): void {
  try {
    sessionStorage.setItem(KEY, query);
  } catch {
    // forbidden or full
  }
}

/** The query for an address, empty without one. */
export function readBrief(): string {
  try {
    const query = sessionStorage.getItem(KEY) ?? '';
    return /^[\w=&,.-]*$/.test(query) ? query : '';
  } catch {
    return '';
  }
}
