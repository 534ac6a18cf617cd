import { BlobReader, BlobWriter, TextReader, TextWriter, ZipReader, ZipWriter } from '@zip.js/zip.js';
import { parse } from 'csv-parse/browser/esm/sync';
import readWorkbook from 'read-excel-file/universal';
import { matchColumns } from './columns.ts';

/**
 * A sheet: its name (a CSV has none), its headings, and rows of text. Lines are counted through the whole file, so that
 * none is there twice; `before` is the number of lines in the sheets above.
 */
export type Table = {
  sheet: string;
  before: number;
  headings: string[];
  rows: { line: number; cells: string[] }[];
};

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

/** Reads CSV (`;`, `,` or tab; UTF-8, UTF-16 or Windows-1252), or every sheet of an XLSX. Throws for other files. */
export async function readTables(file: Blob): Promise<Table[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWorkbook = ZIP.every((byte, at) => bytes[at] === byte);
  const sheets: { sheet: string; data: readonly (readonly unknown[])[] }[] = isWorkbook
    ? await readWorkbook(await spokenOut(file))
    : [{ sheet: '', data: readCsv(bytes) }];
  let before = 0;
  return sheets.flatMap(({ sheet, data }) => {
    const table = { sheet, before, ...tableOf(data, before) };
    before += data.length;
    return table.rows.length > 0 ? [table] : [];
  });
}

function tableOf(data: readonly (readonly unknown[])[], before: number): Pick<Table, 'headings' | 'rows'> {
  const lines = data.map((line) => line.map(asText));
  const top = headingsAt(lines);
  const rows = lines
    .map((cells, at) => ({ line: before + at + 1, cells }))
    .slice(top + 1)
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  // cells beyond the last heading are a column too: without a name, but not without a trace
  const width = Math.max(0, ...rows.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1));
  const headings = lines[top] ?? [];
  const unnamed = Array.from({ length: Math.max(0, width - headings.length) }, () => '');
  return { headings: [...headings, ...unnamed], rows };
}

/** A formula whose result was not stored. */
const UNCOUNTED = '#?';

/** Parts of a workbook that its reader passes over, by file, and a text that it reads instead. */
const SPOKEN: readonly [RegExp, RegExp, string][] = [
  // it knows only one word of the two that are allowed for the dates of a Mac
  [/^xl\/workbook\.xml$/, /(\bdate1904\s*=\s*["'])\s*true\s*(?=["'])/i, '$11'],
  // cells with an error are empty to it
  [/^xl\/worksheets\/[^/]+\.xml$/, /(<(?:\w+:)?c\b[^>]*\bt=["'])e(?=["'])/g, '$1str'],
  // and so are formulas without a result
  [
    /^xl\/worksheets\/[^/]+\.xml$/,
    /<((?:\w+:)?)c\b([^>]*?)(?:\s+t=["']\w+["'])?([^>/]*)>(<\1f\b(?:[^>]*\/>|[^>]*>[^<]*<\/\1f>))<\/\1c>/g,
    `<$1c$2 t="str"$3>$4<$1v>${UNCOUNTED}</$1v></$1c>`,
  ],
];

/** The workbook with nothing that its reader would pass over in silence. */
async function spokenOut(file: Blob): Promise<Blob> {
  const options = { useWebWorkers: false };
  const writer = new ZipWriter(new BlobWriter(), { ...options, level: 0 });
  for (const entry of await new ZipReader(new BlobReader(file), options).getEntries()) {
    if (entry.directory || !/\.(xml|rels)$/i.test(entry.filename)) continue;
    const written = await entry.getData(new TextWriter());
    const spoken = SPOKEN.reduce(
      (xml, [name, silent, words]) => (name.test(entry.filename) ? xml.replace(silent, words) : xml),
      written,
    );
    await writer.add(entry.filename, new TextReader(spoken));
  }
  return writer.close();
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
