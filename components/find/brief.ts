import { readText, storeText } from '@/components/ui/storage';

/** The last search of this tab, as a query: a comparison marks its matches (docs/decisions/selections.md). */
const KEY = 'brief';

export const storeBrief = (query: string) => storeText(KEY, query, 'tab');

/** The query for an address, empty without one. */
export function readBrief(): string {
  const query = readText(KEY, 'tab') ?? '';
  return /^[\w=&,.-]*$/.test(query) ? query : '';
}
