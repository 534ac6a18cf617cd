import { foldSearch } from '@passarela/contract/fold-search';
import type { Text } from '@passarela/contract/text';
import { ADULTS } from '../catalogue/talents/abroad-one-by-one.ts';
import type { Talent } from '../platform/db/payload-types.ts';
import { countsAsMinorNow } from '../platform/reference/minors.ts';

/** The talent of a row who is here already. */
export type Stored = Pick<Talent, 'birthdate' | 'agency'>;
type About = { birthdate: string | null; stored: Stored | undefined; note: (about: Text) => void };

/**
 * Whether a talent may be sent abroad, as a sheet says; null for neither word. No sheet allows it for a minor, nor for
 * whoever is one here and an adult in the sheet.
 */
export function readAbroad(word: string, { birthdate, stored, note }: About): boolean | null {
  const said = foldSearch(word);
  if (['nao', 'no', 'n'].includes(said)) return false;
  if (!['sim', 'yes', 's', 'y', 'x'].includes(said)) return null;
  const born = stored ? [stored.birthdate, birthdate ?? stored.birthdate] : [birthdate];
  if (stored?.agency?.abroad === true || !born.some(countsAsMinorNow)) return true;
  note(ADULTS);
  return false;
}
