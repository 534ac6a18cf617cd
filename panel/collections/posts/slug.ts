import type { FieldHook } from 'payload';
import { slugify } from '../../fields/slugify.ts';

/** The slug staff typed, cleaned; without one, the title's. */
export const slugFromTitle: FieldHook = ({ value, siblingData }) => {
  const typed = typeof value === 'string' ? slugify(value) : '';
  return typed || slugify(String(siblingData.title ?? ''));
};
