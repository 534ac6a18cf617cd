import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js';

type Cell = string | number | { error: string } | { formula: string } | { date: number };
type Workbook = Readonly<Record<string, readonly (readonly Cell[])[]>>;

const NAMES = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

function cellXml(cell: Cell, at: string): string {
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  if ('error' in cell) return `<c r="${at}" t="e"><f>1/0</f><v>${cell.error}</v></c>`;
  if ('formula' in cell) return `<c r="${at}"><f>${cell.formula}</f></c>`;
  return `<c r="${at}" s="1"><v>${cell.date}</v></c>`;
}

const sheetXml = (lines: readonly (readonly Cell[])[]): string => {
  const rows = lines.map((cells, at) => {
    const written = cells.map((cell, column) =>
      cellXml(cell, `${String.fromCharCode(65 + column)}${at + 1}`),
    );
    return `<row r="${at + 1}">${written.join('')}</row>`;
  });
  return `<worksheet xmlns="${NAMES}"><sheetData>${rows.join('')}</sheetData></worksheet>`;
};

/** An XLSX of these sheets, by name; `properties` are those of the workbook, as Excel on a Mac sets `date1904`. */
export async function workbook(sheets: Workbook, properties = ''): Promise<Blob> {
  const all = Object.entries(sheets);
  const books = all.map(([name], at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const relations = all.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const styles = `<Relationship Id="rIdS" Type="${RELATIONS}/styles" Target="styles.xml"/>`;
  const files: [string, string][] = [
    [
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${NAMES}" xmlns:r="${RELATIONS}"><workbookPr ${properties}/><sheets>${books.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}">${relations.join('')}${styles}</Relationships>`,
    ],
    [
      'xl/styles.xml',
      `<styleSheet xmlns="${NAMES}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
    ...all.map(([, lines], at): [string, string] => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(lines)]),
  ];
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const [name, xml] of files) await writer.add(name, new TextReader(xml));
  return writer.close();
}
