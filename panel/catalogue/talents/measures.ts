import { EYES, HAIR } from '@passarela/contract/colours';
import type { MeasureName } from '@passarela/contract/measures';
import { readMeasure } from '@passarela/contract/read-measure';
import { text } from '@passarela/contract/text';
import type { Field, FieldHook, TextField, TextFieldSingleValidation } from 'payload';
import { text as validText } from 'payload/shared';
import { row } from '../../parts/fields/basic.ts';
import { select } from '../../parts/fields/options.ts';
import { messageFor } from '../../platform/errors/refusal.ts';
import { MEASURE_LABELS } from '../../platform/reference/measure-labels.ts';
import { notMeasure } from '../../platform/reference/measure-messages.ts';

const MEASURE_MAX_CHARS = 40;

const understand =
  (name: MeasureName): FieldHook =>
  ({ value }) =>
    typeof value === 'string' ? readMeasure(name, value).value : value;

/** Words and dates are no measures. One that is stored already stops no save of something else. */
const validMeasure =
  (name: MeasureName): TextFieldSingleValidation =>
  (value, options) => {
    const isNew = value !== options.previousValue;
    if (isNew && !readMeasure(name, value ?? '').isMeasure) return messageFor(options.req, notMeasure(name));
    return validText(value, options);
  };

/** Offers its list; a measure that is not on it is stored all the same. */
const measure = (name: MeasureName, placeholder: string): TextField => ({
  name,
  type: 'text',
  label: MEASURE_LABELS[name],
  maxLength: MEASURE_MAX_CHARS,
  validate: validMeasure(name),
  hooks: { beforeValidate: [understand(name)] },
  admin: {
    // lists filter by its figure (list-columns.ts)
    disableListFilter: true,
    placeholder,
    width: '33%',
    components: {
      Field: { path: '/catalogue/measures/measure-input.tsx#MeasureInput', clientProps: { measure: name } },
    },
  },
});

/** Measures are text as the agency keeps them: "178/5'10\"", "38x8". */
export const measures: Field[] = [
  row(measure('height', '178/5\'10"'), measure('bust', '84'), measure('chest', '98')),
  row(measure('waist', '60'), measure('hips', '89'), measure('weight', '55/121')),
  row(measure('jeans', '38x8'), measure('shirt', '40'), measure('suit', '48')),
  row(
    measure('shoes', '38x8'),
    select('eyes', text('Cor dos olhos', 'Eyes color'), EYES, { admin: { width: '33%' } }),
    select('hair', text('Cor do cabelo', 'Hair color'), HAIR, { admin: { width: '33%' } }),
  ),
];
