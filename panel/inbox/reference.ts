import { randomInt } from 'node:crypto';

// no vowels (no words), nothing that looks like something else on a screen or on paper: 0 O 1 I L U V
const LETTERS = '23456789BCDFGHJKMNPQRSTWXZ';
const LENGTH = 5;
const PREFIX = 'AFM';

/** A short readable name for an entry: `AFM-7K3Q9` (CONTRACT, Panel, writing). Twelve million of them. */
export const newReference = (): string =>
  `${PREFIX}-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
