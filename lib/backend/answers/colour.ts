import { EYES, HAIR } from '@passarela/contract/colours';
import { isRecord } from '@passarela/contract/is-record';
import { slugify } from '@passarela/contract/slug';
import type { Text } from '@passarela/contract/text';
import { readText } from './scalars.ts';

const byWord = (table: Record<string, Text>) =>
  new Map(
    Object.entries(table).flatMap(([key, { pt, en }]) =>
      [pt, en, key].map((word): [string, string] => [slugify(word), key]),
    ),
  );
const COLOURS = { hair: byWord(HAIR), eyes: byWord(EYES) };

/** Whether a colour is written as the id that it has in the service's attributes. */
export const isColourId = (text: string) => /^\d+$/.test(text);

/** A colour's key, from a key or a word of either language; other words stay, numbers are ids of the attributes. */
export function readColour(kind: 'hair' | 'eyes', value: unknown): string | null {
  const written = isRecord(value) ? [value.id, value.value, value.name] : [value];
  const texts = written.map(readText).filter((text) => text !== null);
  for (const text of texts) {
    const key = COLOURS[kind].get(slugify(text));
    if (key !== undefined) return key;
  }
  return texts.find((text) => !isColourId(text)) ?? texts[0] ?? null;
}
