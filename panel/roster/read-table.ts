import { parse } from 'csv-parse/browser/esm/sync';
import { readSheet } from 'read-excel-file/universal';
import { matchColumns } from './columns.ts';

/** A table: its headings, and rows of text with their lines in the file. */
export type Table = { headings: string[]; rows: { line: number; cells: string[] }[] };

const ZIP = [0x50, 0x4b];
const DELIMITERS = [';', ',', '\t'] as const;

/** A sheet may begin with its title, its date, an empty line. */
const HEADINGS_WITHIN = 10;
/** Excel's line above a CSV with another separator than its country's. */
const SIGN_LINE = /^\ufeff?sep=(.)\r?\n/i;

/** "Unicode text" as Excel writes it, by its mark; else UTF-8, else the encoding of Excel in Brazil. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** How many cells of a line are headings that mean something. */
const knownIn = (cells: readonly string[]): number =>
  matchColumns(cells).filter((field) => field !== null).length;

/** The sign that makes most headings of one of the first lines, else the one that the first line has most of. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n/, HEADINGS_WITHIN);
  const knownBy = (sign: string) => Math.max(...lines.map((line) => knownIn(line.split(sign))));
  const countOf = (sign: string) => lines[0]?.split(sign).length ?? 0;
  const better = (a: string, b: string) => knownBy(b) - knownBy(a) || countOf(b) - countOf(a);
  return [...DELIMITERS].sort(better)[0] ?? ';';
}

/** The line of headings: the one that is understood most, else the first. */
function headingsAt(lines: readonly string[][]): number {
  const known = lines.slice(0, HEADINGS_WITHIN).map(knownIn);
  return Math.max(0, known.indexOf(Math.max(...known)));
}

/** Without the apostrophe that keeps a text of an export from being a formula (`inbox/csv/cell.ts`). */
const unmarked = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '');

const asText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : unmarked(String(cell).trim());
};

/** Reads CSV (`;`, `,` or tab; UTF-8, UTF-16 or Windows-1252) or an XLSX's first sheet. Throws for other files. */
export async function readTable(file: Blob): Promise<Table> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isSheet = ZIP.every((byte, at) => bytes[at] === byte);
  const read: unknown[][] = isSheet ? await readSheet(file) : readCsv(bytes);
  const lines = read.map((line) => line.map(asText));
  const top = headingsAt(lines);
  return {
    headings: lines[top] ?? [],
    rows: lines
      .map((cells, at) => ({ line: at + 1, cells }))
      .slice(top + 1)
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  };
}

function readCsv(bytes: Uint8Array): string[][] {
  const whole = decode(bytes);
  const [signLine = '', sign] = SIGN_LINE.exec(whole) ?? [];
  const text = whole.slice(signLine.length);
  return parse(text, {
    bom: true,
    delimiter: sign ?? delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  });
}
