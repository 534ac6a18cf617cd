import { each } from '@passarela/contract/each';
import { FACTS } from '@passarela/contract/facts';
import { foldSearch } from '@passarela/contract/fold-search';
import { measureNumber } from '@passarela/contract/measure-number';
import { MEASURE_NAMES, MEASURES, type MeasureName } from '@passarela/contract/measures';
import { text } from '@passarela/contract/text';
import type { CollectionBeforeChangeHook, Field, NumberField } from 'payload';
import { hiddenText } from '../../parts/fields/basic.ts';
import type { Talent } from '../../platform/db/payload-types.ts';

/** Before it is checked a talent may lack a name, or have something else in its place. */
type Measured = Partial<Record<'name' | MeasureName, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A name as Portuguese sorts it in any database: without accents and capitals. */
export const sortName = foldSearch;

/** The columns by which lists find and sort a talent; measures, stored as text, are numbers of their unit here. */
export const listColumns = (talent: Measured) => ({
  sort_name: sortName(textOf(talent.name)),
  figures: each(MEASURE_NAMES, (name) => measureNumber(name, textOf(talent[name]))),
});

/** Keeps them with each save, whatever a form sent. */
export const keepListColumns: CollectionBeforeChangeHook<Talent> = ({ data, originalDoc }) => ({
  ...data,
  ...listColumns({ ...originalDoc, ...data }),
});

const figure = (name: MeasureName): NumberField => {
  const { unit } = MEASURES[name];
  const { pt, en } = FACTS[name].label;
  const inUnit = unit === 'size' ? '' : ` (${unit})`;
  return {
    name,
    type: 'number',
    label: text(`${pt}${inUnit}`, `${en}${inUnit}`),
    admin: { disableListColumn: true },
  };
};

/** No form has them; the list filters by the figures. */
export const listColumnFields: Field[] = [
  hiddenText('sort_name'),
  {
    name: 'figures',
    type: 'group',
    label: false,
    fields: MEASURE_NAMES.map(figure),
    // the figures in it are filters, the group is none
    admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  },
];
