import { MEASURES, type MeasureName } from '@passarela/contract/measures';
import { type Text, text } from '@passarela/contract/text';

/** The values of a measure's list. */
function listOf(measure: MeasureName): Text {
  const { min, max, unit } = MEASURES[measure];
  return unit === 'size'
    ? text(`de ${min} a ${max}, inteiros ou meios`, `from ${min} to ${max}, whole or half`)
    : text(`números inteiros de ${min} a ${max} ${unit}`, `whole numbers from ${min} to ${max} ${unit}`);
}

/** Said of a measure that its list lacks: it is stored all the same. */
export function offList(measure: MeasureName): Text {
  const { pt, en } = listOf(measure);
  return text(
    `Fora da lista (${pt}). Confira: é salvo assim mesmo.`,
    `Not on the list (${en}). Check it: it is saved all the same.`,
  );
}

/** Said of a word or a date: it is refused. */
export function notMeasure(measure: MeasureName): Text {
  const { pt, en } = listOf(measure);
  const isSize = MEASURES[measure].unit === 'size';
  const more = isSize
    ? text('; também 38/40, 37 1/2 ou 38 x 8', '; also 38/40, 37 1/2 or 38 x 8')
    : text('', '');
  return text(
    `Não é uma medida, e não é salvo. Aceita ${pt}${more.pt}.`,
    `Not a measure, and not saved. It takes ${en}${more.en}.`,
  );
}
