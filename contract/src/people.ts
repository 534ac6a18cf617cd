import { type Text, text } from './text.ts';

/** Genders by the contract's key. */
export const GENDERS = {
  man: text('Homem', 'Man'),
  woman: text('Mulher', 'Woman'),
  other: text('Outro', 'Other'),
} satisfies Record<string, Text>;

/** Skin tones by the provider's code [S96.14]. */
export const SKIN_TONES = [
  { id: 1160, name: text('Albina', 'Albino') },
  { id: 1161, name: text('Amarela', 'Yellowish') },
  { id: 1162, name: text('Branca', 'White') },
  { id: 1163, name: text('Indígena', 'Indigenous') },
  { id: 1164, name: text('Preta', 'Black') },
  { id: 1165, name: text('Parda', 'Brown') },
  { id: 1166, name: text('Vitiligo', 'Vitiligo') },
];
