import type { EYES, HAIR } from '@passarela/contract/colours';
import type { Person } from './people.ts';

const HAIR_KEYS: Record<string, keyof typeof HAIR> = {
  black: 'black',
  blonde: 'blonde',
  brown: 'brown',
  'dark brown': 'dark_brown',
  'light brown': 'light_brown',
  red: 'red',
  grey: 'grey',
};

const EYES_KEYS: Record<string, keyof typeof EYES> = {
  brown: 'brown',
  'dark brown': 'dark_brown',
  green: 'green',
  grey: 'grey',
  hazel: 'hazel',
};

function keyOf<Key>(keys: Record<string, Key>, colour: string): Key {
  const key = keys[colour];
  if (!key) throw new Error(`The panel has no colour for ${colour}`);
  return key;
}

/** The panel's colour keys for the pictures' hair and eyes. */
export const hairKey = ({ hair }: Person) => keyOf(HAIR_KEYS, hair);
export const eyesKey = ({ eyes }: Person) => keyOf(EYES_KEYS, eyes);
