import { isRecord } from '@passarela/contract/is-record';
import { MENU_PAGES } from '@passarela/contract/site-texts';
import type { FieldHook } from 'payload';

const hasName = (label: unknown): boolean => isRecord(label) && Boolean(label.pt || label.en);

/** Whether the rows are the site's own menu: all its pages in their order, under their own names. */
function isStandard(rows: readonly unknown[]): boolean {
  return (
    rows.length === MENU_PAGES.length &&
    rows.every((row, index) => isRecord(row) && row.page === MENU_PAGES[index] && !hasName(row.label))
  );
}

/** Fills an empty menu with the site's own, so that staff rename one page without listing the others. */
export const showStandard: FieldHook = ({ value }) =>
  Array.isArray(value) && value.length > 0 ? value : MENU_PAGES.map((page) => ({ id: page, page }));

/** Stores the site's own menu as an empty list, which follows the site when it gets another page. */
export const storeStandardAsEmpty: FieldHook = ({ value }) =>
  Array.isArray(value) && isStandard(value) ? [] : value;

/** The rows that staff made; none where they left the site's own menu. */
export const ownRows = <Row>(rows: readonly Row[]): readonly Row[] => (isStandard(rows) ? [] : rows);
