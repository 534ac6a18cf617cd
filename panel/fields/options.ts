import type { Text } from '@passarela/contract/text';

/** Turns a keyed list of texts into the choices of a select. */
export const options = (list: Record<string, Text>): { value: string; label: Text }[] =>
  Object.entries(list).map(([value, label]) => ({ value, label }));
