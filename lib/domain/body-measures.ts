import { isKnownMinor } from './ages.ts';
import type { Measures, TalentProfile } from './types.ts';

const NO_LISTED = { bust: null, chest: null, waist: null, hips: null, jeans: null };
const NO_PROFILE = { weight: null, suit: null, shirt: null };

type Dressed = { age: number | null; measures: Measures } & Partial<
  Pick<TalentProfile, keyof typeof NO_PROFILE>
>;

/** A talent as the site may publish them: without body measures under 18 (docs/decisions/measures.md). */
export function publishable<T extends Dressed>(talent: T): T {
  if (!isKnownMinor(talent)) return talent;
  const ofProfile = 'weight' in talent ? NO_PROFILE : {};
  return { ...talent, ...ofProfile, measures: { ...talent.measures, ...NO_LISTED } };
}
