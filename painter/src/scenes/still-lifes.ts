import type { Scene } from './editorial.ts';

/** Editorial pictures of rooms and things. */
export const STILL_LIFES = {
  polaroids: { place: 'polaroids', tones: 'sand', light: 'window', side: -1, gobo: 'palm' },
  cards: { place: 'cards', tones: 'olive', light: 'window', side: -1, gobo: 'slit' },
  paper: { place: 'paper', tones: 'sand', light: 'window', side: -1, gobo: 'blinds' },
  palm: { place: 'bareWall', tones: 'terracotta', light: 'hard', side: -1, gobo: 'palm' },
  polaroid: { place: 'polaroids', tones: 'chalk', light: 'window', side: -1, gobo: 'blinds' },
  archive: { place: 'cards', tones: 'night', light: 'window', side: 1, gobo: 'slit' },
  drawer: { place: 'polaroids', tones: 'night', light: 'window', side: -1, gobo: 'slit' },
  table: { place: 'paper', tones: 'olive', light: 'window', side: 1, gobo: 'window' },
  press: { place: 'cards', tones: 'blush', light: 'window', side: -1, gobo: 'palm' },
  coffee: { place: 'bareWall', tones: 'sand', light: 'window', side: 1, gobo: 'window' },
  pen: { place: 'paper', tones: 'ink', light: 'window', side: -1, gobo: 'blinds', monochrome: true },
} satisfies Record<string, Scene>;
