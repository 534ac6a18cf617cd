import type { TalentProfile } from '@/lib/backend/types';
import { ADULT_AGE_YEARS } from '../constants';

/** Of whom nothing about the body goes to search engines and previews: minors, and everybody whose age is not known. */
export const isMinor = ({ age }: Pick<TalentProfile, 'age'>) => age === null || age < ADULT_AGE_YEARS;
