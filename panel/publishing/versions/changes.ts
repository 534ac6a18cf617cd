import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import { MEASURE_NAMES } from '@passarela/contract/measures';
import { localMeasure } from '@passarela/contract/read-measure';
import { text } from '@passarela/contract/text';
import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest } from 'payload';
import { isText, labelText } from '../../parts/fields/localized-labels.ts';
import { displayMoment } from '../../platform/reference/agency-time.ts';

type Version = { id: string; at: string; by: string; state: Record<string, unknown> };
type Subject = {
  collection: string | undefined;
  global: GlobalSlug | undefined;
  id: number | string | undefined;
};

const SHOWN = 200;

/** The stored states of a row or global that this person may see, newest first, 200 at most; links are ids. */
export async function versionsOf(
  req: PayloadRequest,
  { collection, global, id }: Subject,
): Promise<Version[]> {
  const asked = { limit: SHOWN, sort: '-updatedAt', depth: 0, overrideAccess: false, user: req.user, req };
  const { docs } = collection
    ? await req.payload.findVersions({
        ...asked,
        collection: collection as CollectionSlug,
        where: { parent: { equals: id } },
      })
    : await req.payload.findGlobalVersions({ ...asked, slug: global as GlobalSlug });
  return docs.map(({ id, updatedAt, version }) => {
    const state: unknown = version;
    const known = isRecord(state) ? state : {};
    return { id: String(id), at: updatedAt, by: String(known.saved_by ?? ''), state: known };
  });
}

type State = Record<string, unknown>;

/** A field that differs between two states, in staff's words; short values with before and after in words. */
export type Change = {
  label: string;
  from?: string;
  to?: string;
  field: FlattenedField;
  was: unknown;
  is: unknown;
};

const SHORT_CHARS = 40;
const DAY_CHARS = 10;
const OWN = [
  'id',
  'createdAt',
  'updatedAt',
  'saved_by',
  'search',
  'sort_name',
  'figures',
  'external_id',
  'was_public',
  '_order',
];
const EMPTY = text('vazio', 'empty');
const BIN = text('Lixeira', 'Trash');
const YES = text('sim', 'yes');
const NO = text('não', 'no');

const labelOf = (field: FlattenedField, language: Language): string =>
  labelText('label' in field ? field.label : null, language);

/** A short value as staff read it; undefined for long values, pictures and texts. */
export function shortOf(field: FlattenedField, value: unknown, language: Language): string | undefined {
  if (value === null || value === undefined || value === '') return EMPTY[language];
  if (typeof value === 'boolean') return (value ? YES : NO)[language];
  if (field.type === 'date' && typeof value === 'string') return dateOf(field, value);
  if (field.type === 'select') {
    const option = field.options.find((one) => typeof one === 'object' && one.value === value);
    const label: unknown = typeof option === 'object' ? option.label : null;
    return isText(label) ? label[language] : String(value);
  }
  if (field.type !== 'text' && field.type !== 'number') return undefined;
  const measure = MEASURE_NAMES.find((name) => name === field.name);
  const shown = measure ? localMeasure(measure, String(value), language) : String(value);
  return shown.length > SHORT_CHARS ? undefined : shown;
}

/** A moment, or of a field for days the day: it is stored at noon UTC. */
const dateOf = ({ admin }: FlattenedField, value: string): string =>
  admin && 'date' in admin && admin.date?.pickerAppearance === 'dayOnly'
    ? value.slice(0, DAY_CHARS).split('-').reverse().join('/')
    : displayMoment(new Date(value));

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

const plain = (value: unknown): unknown =>
  isRecord(value) && 'relationTo' in value && 'value' in value ? value.value : value;
const isSame = (before: unknown, after: unknown): boolean =>
  isDeepStrictEqual(plain(before), plain(after)) || (isBlank(before) && isBlank(after));

function changesOf(field: FlattenedField, before: State, after: State, language: Language): Change[] {
  if (!('name' in field) || OWN.includes(field.name)) return [];
  const [was, is] = [before[field.name], after[field.name]];
  if (isSame(was, is)) return [];
  if (field.name === 'deletedAt')
    return [
      { label: BIN[language], from: shortBin(was, language), to: shortBin(is, language), field, was, is },
    ];
  const label = labelOf(field, language);
  if (field.type === 'group' || field.type === 'tab') {
    const inside = changesIn(
      field.flattenedFields,
      isRecord(was) ? was : {},
      isRecord(is) ? is : {},
      language,
    );
    return label ? inside.map((one) => ({ ...one, label: `${label}: ${one.label}` })) : inside;
  }
  const [from, to] = [shortOf(field, was, language), shortOf(field, is, language)];
  const change = { label, field, was, is };
  return [from !== undefined && to !== undefined ? { ...change, from, to } : change];
}

const shortBin = (value: unknown, language: Language): string => (value ? YES : NO)[language];

/** The differences of two states of a row, field by field, in the form's order. */
export const changesIn = (
  fields: readonly FlattenedField[],
  before: State,
  after: State,
  language: Language,
): Change[] => fields.flatMap((field) => changesOf(field, before, after, language));
