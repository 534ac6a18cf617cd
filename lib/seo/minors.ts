import type { TalentProfile } from '@/lib/backend/types';

const ADULT_YEARS = 18;

/** Of whom nothing about the body goes to search engines and previews: minors. */
export const isMinor = ({ age }: Pick<TalentProfile, 'age'>) => age !== null && age < ADULT_YEARS;

/** Known to be of age: whose age is not known counts as a minor in structured data. */
export const isKnownAdult = ({ age }: Pick<TalentProfile, 'age'>) => age !== null && age >= ADULT_YEARS;
