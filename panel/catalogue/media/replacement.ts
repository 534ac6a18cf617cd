import type { Field } from 'payload';

const admin = { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true };

/**
 * When another file last took a picture's place, and of a replaced picture in the trash whose place that was: the
 * history shows the pictures of its time (catalogue/compare).
 */
export const replacement: Field[] = [
  { name: 'replaced_at', type: 'date', admin },
  { name: 'replaced_by', type: 'number', index: true, admin },
];
