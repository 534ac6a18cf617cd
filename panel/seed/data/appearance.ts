import type { Person } from '@passarela/painter';
import { pick, type Random } from '@passarela/painter/random';

/** The panel's colour key for the hair that the pictures show. */
const HAIR_KEYS: Record<string, string> = {
  black: 'black',
  espresso: 'dark_brown',
  brown: 'brown',
  chestnut: 'chestnut',
  copper: 'copper',
  honeyBlonde: 'dark_blonde',
  blonde: 'blonde',
  platinum: 'platinum_blonde',
  silver: 'grey',
};

const LIGHT_EYES = ['blue', 'green', 'light_brown', 'hazel', 'honey', 'brown', 'blue_green', 'grey'] as const;
const WARM_EYES = ['brown', 'dark_brown', 'light_brown', 'honey', 'hazel', 'green', 'amber'] as const;
const DARK_EYES = ['dark_brown', 'black', 'brown', 'dark_brown'] as const;

export const hairKey = ({ hairName }: Person): string => HAIR_KEYS[hairName] ?? 'brown';

export function eyesKey(random: Random, { skinName }: Person): string {
  if (['porcelain', 'sand'].includes(skinName)) return pick(random, LIGHT_EYES);
  if (['honey', 'amber'].includes(skinName)) return pick(random, WARM_EYES);
  return pick(random, DARK_EYES);
}
