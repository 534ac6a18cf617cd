import { execFileSync } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { Paper } from './paper.ts';

/** A sheet with a name in both typefaces. */
async function sheetOf(name: string): Promise<Buffer> {
  const paper = new Paper({ lang: 'pt', title: name, author: 'Agência', size: 'a5', dpi: 250 });
  const bytes = buffer(paper.stream);
  paper.page();
  paper.write('P', 'Uma ficha em português', { x: 40, y: 20, width: 300, sizePt: 9 });
  for (const [face, y] of [
    ['display', 40],
    ['text', 140],
  ] as const) {
    const line = { x: 40, y, width: 300, sizePt: 40, face };
    paper.write('H1', name, { ...line, sizePt: paper.sizeFor(name, line) });
  }
  paper.end();
  return bytes;
}

const poppler = (program: string, input: Buffer, ...args: string[]) =>
  execFileSync(program, args, { input }).toString().normalize('NFC');
const plain = await sheetOf('Joana Lima');

it.each([
  'Łukasz Żółć',
  'Đặng Thị Hoa',
  'Žofia Őry',
  'Ioana Țuțuș',
  'Άννα Παππά',
  'Анна Їжак',
  'محمد علي',
  'נועה לוי',
  'Lima محمد علي',
])('%s stands on paper in its own letters, by subsets of fonts', async (name) => {
  const bytes = await sheetOf(name);
  const text = poppler('pdftotext', bytes, '-', '-').replaceAll(
    /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    '',
  );
  expect(text.split(name), text).toHaveLength(3);
  const fonts = poppler('pdffonts', bytes, '-').trim().split('\n').slice(2);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+.* yes yes yes/);
  expect(bytes.length - plain.length).toBeLessThan(40_000);
});

it('a name in signs that no font of ours has stands in Latin', async () => {
  expect(poppler('pdftotext', await sheetOf('山田太郎'), '-', '-')).toContain('Shan Tian Tai Lang');
});
