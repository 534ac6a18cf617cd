/** `Foto {n} de {total}` → `Foto 3 de 12`; `{n} {n|linha|linhas}` → `1 linha`. */
export const fill = (labels: string, values: Record<string, string | number>): string =>
  labels.replace(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (_, key: string, one?: string, many?: string) =>
    String((Number(values[key]) === 1 ? one : many) ?? values[key] ?? ''),
  );
