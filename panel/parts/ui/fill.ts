/** `Foto {n} de {total}` → `Foto 3 de 12`. */
export const fill = (labels: string, values: Record<string, string | number>): string =>
  labels.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
