import { isRecord } from '@passarela/contract/is-record';
import { EMPTY, type Own } from './own';
import { nameOf, readStored, store } from './stored';

const knownAs = (link: string): string => `${nameOf(link)} own`;

/** The last that this browser heard of its person: shown until the site answers. Null of nobody. */
export function readKnown(link: string): Own | null {
  try {
    const known: unknown = JSON.parse(readStored(knownAs(link)) || 'null');
    return isRecord(known) && isRecord(known.answers) && typeof known.name === 'string'
      ? { ...EMPTY, ...known }
      : null;
  } catch {
    return null;
  }
}

/** Null once they have left: another person of this browser sees nothing of it. */
export const storeKnown = (link: string, own: Own | null): void => {
  store(knownAs(link), own && JSON.stringify(own));
};
