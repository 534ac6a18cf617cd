import type { Language, Option } from '@passarela/contract';
import type { Text } from '@passarela/contract/text';

/** A keyed list of texts as the contract's options in one language. */
export const optionList = (list: Record<string, Text>, language: Language): Option[] =>
  Object.entries(list).map(([id, text]) => ({ id, value: text[language] }));
