import { randomInt } from 'node:crypto';
import { env } from '../settings/env.ts';

// no vowels (no words), nothing that looks like something else on a screen or on paper: 0 O 1 I L U V
const LETTERS = '23456789BCDFGHJKMNPQRSTWXZ';
const LENGTH = 5;

/** A short readable name for an entry: `AFM-7K3Q9` (CONTRACT, Panel, writing), AFM where staff set nothing else. */
export const newReference = (): string =>
  `${env().REFERENCE_PREFIX}-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
