import type { Text } from '@passarela/contract/text';
import type { CheckboxField, Condition, Field, RowField, UIField } from 'payload';

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
