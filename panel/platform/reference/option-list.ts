import type { Language, Option } from '@passarela/contract';
import type { Text } from '@passarela/contract/text';

export const optionList = (list: Record<string, Text>, language: Language): Option[] =>
  Object.entries(list).map(([id, text]) => ({ id, value: text[language] }));
