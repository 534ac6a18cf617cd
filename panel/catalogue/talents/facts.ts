import { COLOURS } from '@passarela/contract/colours';
import { FACT_NAMES, type FactName, factOf, factsWith } from '@passarela/contract/facts';
import { isMeasure, type MeasureName } from '@passarela/contract/measures';
import { readMeasure } from '@passarela/contract/read-measure';
import { text } from '@passarela/contract/text';
import type { Field, FieldHook, TextField, TextFieldSingleValidation } from 'payload';
import { text as validText } from 'payload/shared';
import { row } from '../../parts/fields/basic.ts';
import { day } from '../../parts/fields/dates.ts';
import { select } from '../../parts/fields/options.ts';
import { messageFor } from '../../platform/errors/refusal.ts';
import { countryTexts } from '../../platform/reference/countries.ts';
import { notMeasure } from '../../platform/reference/measure-messages.ts';

// The form's field of each kind of fact; the table of facts says which there are (contract/src/facts.ts).

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

/** Text as the agency keeps it: "178/5'10\"", "38x8". Offers its list; one that is not on it is stored all the same. */
function measure(name: MeasureName, width: string): TextField {
  const { label, sample = '' } = factOf(name);
  return {
    name,
    type: 'text',
    label,
    maxLength: MEASURE_MAX_CHARS,
    validate: validMeasure(name),
    hooks: { beforeValidate: [understand(name)] },
    admin: {
      // lists filter by its figure (list-columns.ts)
      disableListFilter: true,
      placeholder: sample,
      width,
      components: {
        Field: {
          path: '/catalogue/measures/measure-input.tsx#MeasureInput',
          clientProps: { measure: name },
        },
      },
    },
  };
}

/** The field of a fact; the agency's own is one person's, nothing that many get at once. */
function field(name: FactName, width: string): Field {
  if (isMeasure(name)) return measure(name, width);
  const { kind, label, hint, in: place } = factOf(name);
  const isOwn = place === 'agency' && kind !== 'day' && kind !== 'yes';
  const admin = { width, disableBulkEdit: isOwn, ...(hint && { description: hint }) };
  if (kind === 'colour') return select(name, label, COLOURS[name] ?? {}, { admin: { width } });
  if (kind === 'country') return select(name, label, countryTexts(), { admin: { width } });
  if (kind === 'day') return day(name, label, width);
  if (kind === 'yes') return { name, type: 'checkbox', label, defaultValue: false, admin };
  if (kind === 'text') return { name, type: 'textarea', label, admin };
  return { name, type: 'text', label, admin };
}

/** The fields of facts, a line for each three or two; a text has a line of its own. */
function lines(names: readonly FactName[], ofOne: 3 | 2): Field[] {
  const short = names.filter((name) => factOf(name).kind !== 'text');
  const starts = Array.from({ length: Math.ceil(short.length / ofOne) }, (_, at) => at * ofOne);
  const width = ofOne === 3 ? '33%' : '50%';
  return [
    ...starts.map((at) => row(...short.slice(at, at + ofOne).map((name) => field(name, width)))),
    ...names.filter((name) => !short.includes(name)).map((name) => field(name, '100%')),
  ];
}

export const countries = factsWith({ kind: 'country' }).map((name) => field(name, '33%'));

export const measures = lines(
  FACT_NAMES.filter((name) => factOf(name).in !== 'agency' && factOf(name).kind !== 'country'),
  3,
);

const AGENCY = factsWith({ in: 'agency' });
const isPlain = (name: FactName) => factOf(name).kind === 'line' && !factOf(name).hint;

/** The agency's internal fields of a talent: no answer of the contract carries them. */
export const agencyOnly: Field[] = [
  {
    name: 'agency',
    type: 'group',
    label: text('Só da agência', 'Agency only'),
    admin: {
      description: text(
        'Só a equipe vê. Nada daqui vai para o site.',
        'Only staff see it. None of it goes to the site.',
      ),
    },
    fields: [
      ...lines(AGENCY.filter(isPlain), 3),
      ...lines(
        AGENCY.filter((name) => !isPlain(name)),
        2,
      ),
    ],
  },
];
