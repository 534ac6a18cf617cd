import type { Text } from '@passarela/contract/text';

const firstWord = (label: string) => label.split(' ')[0];

/**
 * The colour that names a family of shades, by the Portuguese labels: `brown`, "Castanho", of "Castanho escuro". A
 * colour without a family is its own.
 */
export function familyOf(colours: Record<string, Text>, key: string): string {
  const word = firstWord(colours[key]?.pt ?? '');
  return Object.keys(colours).find((other) => colours[other]?.pt === word) ?? key;
}
