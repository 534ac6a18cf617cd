import { inflateSync } from 'node:zlib';

const STREAM = /stream\r?\n([\s\S]*?)endstream/g;

function inflated(bytes: string): string {
  try {
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

/** The number of pages of a PDF; Firefox packs the object that says so. */
export function pagesOf(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(STREAM)].map(([, bytes = '']) => inflated(bytes));
  return [text, ...packed].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
