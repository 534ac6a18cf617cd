// what spreadsheets take for the start of a formula, also after blanks
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/**
 * A value as a CSV cell. One that a spreadsheet would run as a formula gets an apostrophe in front, which it shows as
 * text; quotes are doubled, and every cell is quoted, so that separators and line breaks stay inside.
 */
export function csvCell(value: string | number | boolean | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

export const BOM = '\ufeff';
const LINE_END = '\r\n';

/** One line of the file. Excel in Portuguese reads `;` as the separator, in English `,`. */
export const csvLine = (cells: readonly Parameters<typeof csvCell>[0][], language: 'pt' | 'en'): string =>
  cells.map(csvCell).join(language === 'pt' ? ';' : ',') + LINE_END;
