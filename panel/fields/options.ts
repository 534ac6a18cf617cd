import type { Text } from '@passarela/contract/text';

export const options = (list: Record<string, Text>): { value: string; label: Text }[] =>
  Object.entries(list).map(([value, label]) => ({ value, label }));
