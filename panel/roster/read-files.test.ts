import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js';
import { expect, test } from 'vitest';
import { photosWithin, readFiles } from './read-files.ts';

/** A ZIP with these names as bytes, without the flag of UTF-8. */
async function zipOf(names: readonly (readonly number[])[]): Promise<File> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), {
    useWebWorkers: false,
    useUnicodeFileNames: false,
    encodeText: (name: string) => Uint8Array.from(names[Number(name)] ?? []),
  });
  for (const at of names.keys()) await writer.add(String(at), new TextReader('x'));
  return new File([await writer.close()], 'fotos.zip');
}
const latin = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

test('names of a ZIP of Windows in Portuguese, and of one in UTF-8, are read as they were written', async () => {
  // João Conceição in code page 850
  const windows = latin('Jo\xc6o Concei\x87\xc6o/1.jpg');
  const unmarked = [...new TextEncoder().encode('Zoé/1.jpg')];
  const { photos } = await readFiles([await zipOf([windows, unmarked])]);
  expect(photos.map(({ path }) => path)).toEqual(['João Conceição/1.jpg', 'Zoé/1.jpg']);
});

test('photos within a workbook are counted, since only files come in', async () => {
  const book = async (...paths: string[]) => {
    const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
    for (const path of ['xl/workbook.xml', ...paths]) await writer.add(path, new TextReader('x'));
    return new File([await writer.close()], 'elenco.xlsx');
  };
  const within = ['xl/media/image1.jpeg', 'xl/media/image2.png', 'xl/media/frame.emf'];
  expect(await photosWithin(await book(...within))).toBe(2);
  expect(await photosWithin(await book())).toBe(0);
  expect(await photosWithin(new File(['Nome;Altura'], 'elenco.csv'))).toBe(0);
});

test('what is no photo is listed with the reason, and never just gone', async () => {
  const names = [
    'a.jfif',
    'a.HEIC',
    'b.tif',
    'c.mp4',
    '__MACOSX/._a.jpg',
    'x/Thumbs.db',
    '.DS_Store',
    'leia.txt',
  ];
  const { photos, others } = await readFiles(names.map((name) => new File(['x'], name)));
  expect(photos.map(({ path }) => path)).toEqual(['a.jfif', 'a.HEIC']);
  expect(others).toEqual([
    { path: 'b.tif', why: 'format' },
    { path: 'c.mp4', why: 'other' },
    { path: 'leia.txt', why: 'other' },
  ]);
});
