import { LISTED_MEASURES, PROFILE_MEASURES } from '@passarela/contract/measures';

/** Paper goes round for years: a new fact is printed once it stands here. */
const ON_PAPER: readonly string[] = [...LISTED_MEASURES, ...PROFILE_MEASURES];

/** The facts of a profile that a comp card prints. */
export const printedFacts = <T extends { key: string }>(facts: readonly T[]): T[] =>
  facts.filter(({ key }) => ON_PAPER.includes(key));
