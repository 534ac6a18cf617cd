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

const NOTE = { x: 40, y: 40, width: 220, sizePt: 10 } as const;
async function noteOf(text: string, highMax = 400) {
  const paper = new Paper({ lang: 'pt', title: 'Nota', author: 'Agência', size: 'a5', dpi: 250 });
  const bytes = buffer(paper.stream);
  paper.page();
  const height = paper.paragraph(text, { ...NOTE, highMax });
  const measured = paper.heightOf(text, NOTE);
  paper.end();
  const lines = poppler('pdftotext', await bytes, '-layout', '-', '-')
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\f]/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return { height, measured, lines, bytes: await bytes };
}

it.each([
  'Łukasz fala po polsku e Žofia fala tcheco, os dois com Đặng Thị Hoa, de Hanói.',
  'Для Анны и Їжака: съёмка во вторник утром, в студии на берегу реки, с девяти.',
  'Η Άννα Παππά έρχεται την Τρίτη το πρωί στο στούντιο, και η Μαρία μετά από αυτήν.',
])('a text of several lines stands in its own letters: %s', async (text) => {
  const { lines, height, measured } = await noteOf(`${text}\n\nAté já`);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.slice(0, -1).join(' ')).toBe(text);
  expect(lines.at(-1)).toBe('Até já');
  expect(height).toBe(measured);
  expect(height).toBeGreaterThan(3 * NOTE.sizePt);
});

it('a text that runs to the left breaks into lines that do, from the right', async () => {
  const words = 'נועה לוי מגיעה ביום שלישי בבוקר לסטודיו יחד עם שרה כהן ואחר כך הן נוסעות';
  const { lines, bytes } = await noteOf(words);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ').split(' ').toSorted()).toEqual(words.split(' ').toSorted());
  const ends = [
    ...poppler('pdftotext', bytes, '-bbox-layout', '-', '-').matchAll(/<line [^>]*xMax="([\d.]+)"/g),
  ];
  expect(ends.length).toBe(lines.length);
  for (const [, end] of ends) expect(Number(end)).toBeCloseTo(NOTE.x + NOTE.width, 0);
});

it('a text is cut at its height, with an ellipsis; a word longer than a line breaks', async () => {
  const { lines, height } = await noteOf(`${'a'.repeat(100)} ${'bem '.repeat(200)}`, 40);
  expect(height).toBeLessThanOrEqual(40);
  expect(lines[0]).toMatch(/^a{20,}$/);
  expect(lines.at(-1)).toMatch(/…$/);
  expect(lines.length).toBe(3);
});
