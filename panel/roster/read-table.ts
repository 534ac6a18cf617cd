import { parse } from 'csv-parse/browser/esm/sync';
import { readSheet } from 'read-excel-file/universal';

/** A table: its headings, and rows of text with their lines in the file (the headings are line 1). */
export type Table = { headings: string[]; rows: { line: number; cells: string[] }[] };

const ZIP = [0x50, 0x4b];
const DELIMITERS = [';', ',', '\t'] as const;

/** UTF-8, else what Excel in Brazil writes. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The sign that the first line has most of. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const countOf = (sign: string) => first.split(sign).length;
  return [...DELIMITERS].sort((a, b) => countOf(b) - countOf(a))[0] ?? ';';
}

const asText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell).trim();
};

/** Reads CSV (`;`, `,` or tab; UTF-8 or Windows-1252) or the first sheet of an XLSX. Throws where it is neither. */
export async function readTable(file: Blob): Promise<Table> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isSheet = ZIP.every((byte, at) => bytes[at] === byte);
  const lines: unknown[][] = isSheet ? await readSheet(file) : readCsv(bytes);
  const [headings = [], ...rows] = lines.map((line) => line.map(asText));
  return {
    headings,
    rows: rows
      .map((cells, at) => ({ line: at + 2, cells }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  };
}

function readCsv(bytes: Uint8Array): string[][] {
  const text = decode(bytes);
  return parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  });
}
