import { isMinorOn } from '@passarela/contract/limits';
import { text } from '@passarela/contract/text';
import { localDay } from '../../platform/reference/agency-time.ts';

export const MINOR = text('Menor', 'Minor');

/** Whether lists mark a talent with this birthdate (ISO) as a minor, as those without one. */
export const isMinorNow = (birthdate: string | null | undefined): boolean =>
  !birthdate || isMinorOn(birthdate.slice(0, 10), localDay(Date.now()));
