import { getCities, getStates } from '@brazilian-utils/brazilian-utils';
import type { Option } from '@passarela/contract';

const byName = (a: Option, b: Option) => a.value.localeCompare(b.value, 'pt');
const states = getStates();

/** The 27 federative units: id "SC", value "Santa Catarina". */
export const STATES: readonly Option[] = states
  .map(({ code, name }) => ({ id: code, value: name }))
  .sort(byName);

/** The municipalities of a state by its code, 5,571 in all; an unknown code gives none. */
export function citiesOf(state: string): Option[] {
  const known = states.find(({ code }) => code === state);
  if (!known) return [];
  return getCities(known.code)
    .map((name) => ({ id: name, value: name }))
    .sort(byName);
}
