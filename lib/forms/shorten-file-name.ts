import { FILE_NAME_MAX_CHARS } from '../domain/constants.ts';

/** A file's name as a photo slot shows it: 20 characters, an ellipsis and the extension [S72.24]. */
export function shortenFileName(name: string): string {
  const [, stem = name, extension = ''] = /^(.+)(\.[^.]{1,5})$/s.exec(name) ?? [];
  const letters = [...stem];
  if (letters.length <= FILE_NAME_MAX_CHARS) return name;
  return `${letters.slice(0, FILE_NAME_MAX_CHARS).join('')}…${extension}`;
}
