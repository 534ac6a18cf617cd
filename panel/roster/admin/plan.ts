import { type Text, text } from '@passarela/contract/text';
import { FIELD_NAMES, isLabelOf, matchColumns, type Placed, type RosterField } from '../columns.ts';
import { type Matched, matchPhotos } from '../photo-files.ts';
import { unlikelyBirths } from '../read-day.ts';
import type { PhotoFile } from '../read-files.ts';
import type { Cells } from '../read-row.ts';
import type { Table } from '../read-table.ts';
import type { Work } from '../run-import.ts';

export type Columns = (RosterField | null)[];
/** A sheet that is to come in, and the meaning of its columns. */
export type Sheet = { table: Table; columns: Columns };
export const columnsOf = ({ headings }: Table, placed?: Placed): Columns => matchColumns(headings, placed);

/** The errors of a formula, in the languages of this house's sheets, a column too narrow, and no result (`#?`). */
const NO_VALUE = /^#(\?|#+|N\/?[AD]|[\p{Lu}_]+(\/0)?[!?])$/u;

const noValue = (field: RosterField, value: string): Text => {
  const { pt = field, en = field } = FIELD_NAMES[field] ?? {};
  return text(
    `${pt}: “${value}” é um erro da planilha, não um valor: a célula fica de fora.`,
    `${en}: “${value}” is an error of the sheet, not a value: the cell is left out.`,
  );
};

type Row = { line: number; cells: Cells; notes: Text[] };

/** Each row's cells by the meaning of their columns; several columns of notes become lines. */
const rowsOf = ({ table: { headings, rows }, columns }: Sheet): Row[] =>
  rows.map(({ line, cells: given }) => {
    const cells: Cells = {};
    const notes: Text[] = [];
    for (const [at, field] of columns.entries()) {
      const cell = given[at] ?? '';
      if (!field || cell === '') continue;
      if (NO_VALUE.test(cell)) {
        notes.push(noValue(field, cell));
        continue;
      }
      const named =
        field === 'notes' && !isLabelOf(headings[at] ?? '', field) ? `${headings[at]}: ${cell}` : cell;
      cells[field] = cells[field] ? `${cells[field]}\n${named}` : named;
    }
    return { line, cells, notes };
  });

/** A birth of two digits that staff are asked about: the days that it may mean. */
export type Birth = { line: number; name: string; typed: string; choices: ReturnType<typeof unlikelyBirths> };
/** `notes`: by line, what the sheet itself had lost. */
export type Plan = { works: Work[]; notes: ReadonlyMap<number, Text[]>; births: Birth[]; matched: Matched };

/** The rows to import, with their photos. */
export function planOf(sheets: readonly Sheet[], files: readonly PhotoFile[]): Plan {
  const rows = sheets.flatMap(rowsOf);
  const matched = matchPhotos(
    rows.map(({ cells }) => cells),
    files.map(({ path }) => path),
  );
  const byPath = new Map(files.map((file) => [file.path, file]));
  const works = rows.map(({ line, cells }, at) => ({
    line,
    cells,
    photos: (matched.photos[at] ?? []).flatMap(({ place, path }) => {
      const file = byPath.get(path);
      return file ? [{ place, path, open: file.open }] : [];
    }),
  }));
  const births = rows.flatMap(({ line, cells: { name = '', birthdate = '' } }) => {
    const choices = unlikelyBirths(birthdate);
    return choices.length > 0 ? [{ line, name, typed: birthdate, choices }] : [];
  });
  return { works, notes: new Map(rows.map(({ line, notes }) => [line, notes])), births, matched };
}
