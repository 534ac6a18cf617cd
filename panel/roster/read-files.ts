import { BlobReader, BlobWriter, configure, ZipReader } from '@zip.js/zip.js';
import { isPictureFile } from './photo-files.ts';

// the panel's policy allows no worker made of a text
configure({ useWebWorkers: false });

/** A photo by its path, opened when its turn comes: 4 GB are never in memory. */
export type PhotoFile = { path: string; open: () => Promise<Blob> };

const isZip = (file: File): boolean => /\.zip$/i.test(file.name);

/** The photos among chosen files: pictures, those of a folder, and those within ZIPs. Throws for an unreadable ZIP. */
export async function readFiles(files: readonly File[]): Promise<PhotoFile[]> {
  const lists = await Promise.all(
    files.map(async (file): Promise<PhotoFile[]> => {
      if (isZip(file)) return entriesOf(file);
      const path = file.webkitRelativePath || file.name;
      return isPictureFile(path) ? [{ path, open: async () => file }] : [];
    }),
  );
  return lists.flat();
}

async function entriesOf(file: File): Promise<PhotoFile[]> {
  const entries = await new ZipReader(new BlobReader(file)).getEntries();
  return entries.flatMap((entry): PhotoFile[] => {
    if (entry.directory || !isPictureFile(entry.filename)) return [];
    return [{ path: entry.filename, open: () => entry.getData(new BlobWriter()) }];
  });
}
