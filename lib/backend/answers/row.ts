/** A row as it was read, or the fields without which it cannot stand. */
export type ReadRow<T> = { value: T } | { missing: string[] };

/** The value, or which of the fields that it needs are null. */
export function needs<T extends object>(fields: { [Name in keyof T]: T[Name] | null }): ReadRow<T> {
  const missing = Object.entries(fields).flatMap(([name, value]) => (value === null ? [name] : []));
  const isWhole = (given: object): given is T => missing.length === 0 && given === fields;
  return isWhole(fields) ? { value: fields } : { missing };
}
