import type { Language } from '@passarela/contract';
import { type Text, text } from '@passarela/contract/text';
import type {
  CheckboxField,
  Condition,
  Field,
  FieldHook,
  GroupField,
  RowField,
  TextField,
  TextFieldSingleValidation,
  UIField,
} from 'payload';
import { LANGUAGE_NAMES } from '../../platform/reference/language.ts';

export const row = (...fields: Field[]): RowField => ({ type: 'row', fields });

/** A place in a form for a component of ours, by its path; nothing is stored. */
export const ui = (name: string, component: string, admin: UIField['admin'] = {}): UIField => ({
  name,
  type: 'ui',
  admin: { ...admin, components: { Field: component } },
});

export const checkbox = (
  name: string,
  label: Text,
  {
    defaultValue = false,
    hooks = {},
    ...admin
  }: {
    defaultValue?: boolean;
    hooks?: NonNullable<CheckboxField['hooks']>;
    description?: Text;
    components?: { Cell: string };
    condition?: Condition;
  } = {},
): CheckboxField => ({
  name,
  type: 'checkbox',
  label,
  defaultValue,
  hooks,
  admin: { position: 'sidebar', ...admin },
});

/** Links to the page on the site, beside the form of a public entry. */
export const siteLinks = ui('site_links', '/parts/site-links/site-links.tsx#SiteLinks', {
  position: 'sidebar',
  disableListColumn: true,
});

type Kind = 'text' | 'textarea';
type More = {
  kind?: Kind;
  required?: boolean;
  placeholder?: Text;
  /** Lines of a textarea that shows a placeholder. */
  rows?: number;
  maxLength?: number;
  validate?: TextFieldSingleValidation;
};

/** A group with one text per language: `{ pt, en }`. */
export function bilingual(
  name: string,
  label: Text,
  { kind = 'text', required = false, placeholder, rows = 10, maxLength, validate }: More = {},
): GroupField {
  const one = (key: Language): Field => {
    const admin = { width: '50%', ...(placeholder && { placeholder: placeholder[key] }) };
    const shared = { name: key, label: LANGUAGE_NAMES[key], required, ...(maxLength && { maxLength }) };
    if (kind === 'text') return { ...shared, type: 'text', admin, ...(validate && { validate }) };
    return { ...shared, type: 'textarea', admin: { ...admin, ...(placeholder && { rows }) } };
  };
  return { name, type: 'group', label, fields: [row(one('pt'), one('en'))] };
}

/** A text that the panel keeps with a row for its own use: no form, column or filter shows it. */
export const hiddenText = (name: string, label?: Text): TextField => ({
  name,
  ...(label && { label }),
  type: 'text',
  index: true,
  hooks: { beforeDuplicate: [() => null] },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
});

/** Whoever saves, by name; a save of the panel itself keeps the last person's. */
const personSaving: FieldHook = ({ req, value }) => req.user?.name ?? value;

/** The name of the person whose save this is: each version keeps its own. */
export const savedBy: TextField = {
  name: 'saved_by',
  type: 'text',
  label: text('Salvo por', 'Saved by'),
  access: { create: () => false, update: () => false },
  hooks: { beforeChange: [personSaving] },
  admin: { position: 'sidebar', readOnly: true, condition: ({ saved_by }) => Boolean(saved_by) },
};
