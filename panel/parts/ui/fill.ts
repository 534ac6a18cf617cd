/** `Foto {n} de {total}` → `Foto 3 de 12`. */
export const fill = (words: string, values: Record<string, string | number>): string =>
  words.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
