import { BlobReader, BlobWriter, configure, ZipReader } from '@zip.js/zip.js';
import { isPictureFile, notPhoto } from './photo-files.ts';

/** The upper half of code page 850, in which Windows in Portuguese writes the names within a ZIP. */
const UPPER =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
const ASCII = 0x80;

const decodeCp850 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < ASCII ? String.fromCharCode(byte) : (UPPER[byte - ASCII] ?? ''))).join(
    '',
  );

// the panel's policy allows no worker made of a text
configure({ useWebWorkers: false });

/** A photo by its path, opened when its turn comes: 4 GB are never in memory. */
export type PhotoFile = { path: string; open: () => Promise<Blob> };

const isZip = (file: File): boolean => /\.zip$/i.test(file.name);

/** Photos, and the paths of files that are none, each with the reason. */
export type Files = {
  photos: PhotoFile[];
  others: { path: string; why: NonNullable<ReturnType<typeof notPhoto>> }[];
};

/** The photos among chosen files: pictures, those of a folder, and those within ZIPs. Throws for an unreadable ZIP. */
export async function readFiles(files: readonly File[]): Promise<Files> {
  const lists = await Promise.all(
    files.map(async (file): Promise<PhotoFile[]> => {
      if (isZip(file)) return entriesOf(file);
      return [{ path: file.webkitRelativePath || file.name, open: async () => file }];
    }),
  );
  const all = lists.flat();
  return {
    photos: all.filter(({ path }) => isPictureFile(path)),
    others: all.flatMap(({ path }) => {
      const why = notPhoto(path);
      return why ? [{ path, why }] : [];
    }),
  };
}

/** Windows writes names in Portuguese in its old code page, and says nothing of it; UTF-8 is seen by itself. */
const decodeText = (bytes: Uint8Array, encoding: string): string | undefined =>
  encoding === 'cp437' ? decodeCp850(bytes) : undefined;

/** How many photos lie within a workbook: they come in as files of their own alone. None in a CSV. */
export async function photosWithin(table: File): Promise<number> {
  const entries = await entriesOf(table).catch(() => []);
  return entries.filter(({ path }) => /^xl\/media\//.test(path) && isPictureFile(path)).length;
}

async function entriesOf(file: File): Promise<PhotoFile[]> {
  const entries = await new ZipReader(new BlobReader(file), { decodeText }).getEntries();
  return entries.flatMap((entry): PhotoFile[] =>
    entry.directory ? [] : [{ path: entry.filename, open: () => entry.getData(new BlobWriter()) }],
  );
}
