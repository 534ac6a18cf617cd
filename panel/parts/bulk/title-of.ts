/** The title of an entry by the field that is its title; empty without. */
export const titleOf = (entry: Record<string, unknown> | undefined, name: string | undefined): string =>
  String((name && entry?.[name]) ?? '');
