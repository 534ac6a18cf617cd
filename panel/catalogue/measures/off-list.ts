import type { Language } from '@passarela/contract';
import { MEASURES, type MeasureName } from '@passarela/contract/measures';
import { text } from '@passarela/contract/text';

/** A hint with the values of a measure's list, for one that is not on it but stored all the same. */
export function offList(measure: MeasureName, language: Language): string {
  const { min, max, step, unit } = MEASURES[measure];
  const kind = unit === 'size' ? '' : ` ${unit}`;
  const halves = step === 1 ? text('', '') : text(', com meios', ', with halves');
  return text(
    `Fora da lista (${min} a ${max}${kind}${halves.pt}). Confira: é salvo assim mesmo.`,
    `Not on the list (${min} to ${max}${kind}${halves.en}). Check it: it is saved all the same.`,
  )[language];
}
