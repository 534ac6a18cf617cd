// the start of a formula for spreadsheets, also after blanks
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;
// numbers for spreadsheets: phone numbers, and numbers that lose their zeros or their end
const NUMBER_LIKE = /^(?:\+[\d ().-]*|0\d+|\d{12,})$/;
const HARD_BLANK = '\u00a0';

/** A quoted CSV cell: a formula gets an apostrophe in front, a phone number a blank that keeps it text. */
export function csvCell(value: string | number | boolean | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value);
  return `"${asText(text).replaceAll('"', '""')}"`;
}

function asText(text: string): string {
  if (NUMBER_LIKE.test(text)) return `${HARD_BLANK}${text}`;
  return FORMULA.test(text) ? `'${text}` : text;
}

export const BOM = '\ufeff';
const LINE_END = '\r\n';

/** One line of the file. Excel in Portuguese reads `;` as the separator, in English `,`. */
export const csvLine = (cells: readonly Parameters<typeof csvCell>[0][], language: 'pt' | 'en'): string =>
  cells.map(csvCell).join(language === 'pt' ? ';' : ',') + LINE_END;

/** A sheet as a download of that name, which no cache may have. */
export const sheetAnswer = (name: string, body: BodyInit): Response =>
  new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
