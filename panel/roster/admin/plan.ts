import { isLabelOf, matchColumns, type RosterField } from '../columns.ts';
import { type Matched, matchPhotos } from '../photo-files.ts';
import type { PhotoFile } from '../read-files.ts';
import type { Cells } from '../read-row.ts';
import type { Table } from '../read-table.ts';
import type { Work } from '../run-import.ts';

export type Columns = (RosterField | null)[];
export const columnsOf = ({ headings }: Table): Columns => matchColumns(headings);

/** Each row's cells by the meaning of their columns; several columns of notes become lines. */
const cellsOf = ({ headings, rows }: Table, columns: Columns): { line: number; cells: Cells }[] =>
  rows.map(({ line, cells: given }) => {
    const cells: Cells = {};
    for (const [at, field] of columns.entries()) {
      const cell = given[at] ?? '';
      if (!field || cell === '') continue;
      const named =
        field === 'notes' && !isLabelOf(headings[at] ?? '', field) ? `${headings[at]}: ${cell}` : cell;
      cells[field] = cells[field] ? `${cells[field]}\n${named}` : named;
    }
    return { line, cells };
  });

export type Plan = { works: Work[]; matched: Matched };

/** The rows to import, with their photos. */
export function planOf(table: Table, columns: Columns, files: readonly PhotoFile[]): Plan {
  const rows = cellsOf(table, columns);
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
  return { works, matched };
}
