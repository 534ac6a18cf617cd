import { createHash } from 'node:crypto';
import { markFile, readMark } from '@passarela/contract/mark';
import type { GlobalAfterChangeHook } from 'payload';
import { files } from '../../platform/files/files.ts';
import { MEDIA } from '../../platform/files/keys.ts';

const fileOf = (mark: string | null | undefined) => {
  const read = mark ? readMark(mark) : null;
  return read && markFile(read);
};

/** The mark's name under /media, a hash of its content; null if there is none. */
export function markName(mark: string | null | undefined): string | null {
  const file = fileOf(mark);
  return file && `mark-${createHash('sha256').update(file).digest('hex').slice(0, 10)}.svg`;
}

/** Stores the mark as a file of its own before its name is public. */
export const storeMark: GlobalAfterChangeHook = async ({ doc }) => {
  const [name, file] = [markName(doc.mark), fileOf(doc.mark)];
  if (name && file) await files().put(`${MEDIA}${name}`, Buffer.from(file));
};
