/** The spans in which Payload writes a file's kind and the names of its sizes, as its code has them. */
export const FILE_LABELS = '.preview-sizes__sizeName, .file-meta__size-type';

const SIZES: Record<string, string> = { thumb: 'Pequena', web: 'Média' };

/** "thumb", "image/jpeg" and "1.2MB" as staff say them. */
export const translateFileLabels = (said: string): string =>
  (SIZES[said.trim()] ?? said)
    .replace(/\b(?:image|video)\/(\w+)/g, (_kind, name: string) => name.toUpperCase())
    .replace(/(\d)\.(\d+) ?([KMG]B)/g, '$1,$2 $3');
