import { text } from '@passarela/contract/text';

/** The spans in which Payload writes a file's kind and the names of its sizes, as its code has them. */
export const FILE_LABELS = '.preview-sizes__sizeName, .file-meta__size-type';

/** The button that uploads a picture into a field, in which Payload has the word of any new entry. */
export const UPLOAD_BUTTON = '.upload__createNewToggler .btn__label, .upload__createNewToggler .btn__content';
export const UPLOAD_PHOTO = text('Enviar foto', 'Upload photo');

const SIZES: Record<string, string> = { thumb: 'Pequena', web: 'Média' };

/** "thumb", "image/jpeg" and "1.2MB" as staff say them. */
export const translateFileLabels = (said: string): string =>
  (SIZES[said.trim()] ?? said)
    .replace(/\b(?:image|video)\/(\w+)/g, (_kind, name: string) => name.toUpperCase())
    .replace(/(\d)\.(\d+) ?([KMG]B)/g, '$1,$2 $3');
