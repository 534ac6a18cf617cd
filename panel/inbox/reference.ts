import { randomInt } from 'node:crypto';
import type { Payload } from 'payload';
import { referencePrefix } from '../content/agency/read.ts';

// no vowels (no words), nothing that looks like something else on a screen or on paper: 0 O 1 I L U V
const LETTERS = '23456789BCDFGHJKMNPQRSTWXZ';
const LENGTH = 5;

/** A short readable name for an entry: `AFM-7K3Q9`, AFM by default. */
export async function newReference(payload: Payload): Promise<string> {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return `${await referencePrefix(payload)}-${letters.join('')}`;
}
